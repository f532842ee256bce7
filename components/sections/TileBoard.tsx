import { SiteLink, type SiteHref } from '@/components/parts/SiteLink';
import { TestTile } from '@/components/parts/TestTile';

type Props = {
  label: string;
  tiles: readonly { id: number; title: string; short: string; href: SiteHref }[];
};

/** Twelve tiles on nails, each a link to its product; a tile under the pointer or focus lifts. */
export function TileBoard({ label, tiles }: Props) {
  return (
    <div className="wrap mt-auto">
      <ul aria-label={label} className="tile-board">
        {tiles.map(({ id, title, short, href }) => (
          <li key={id}>
            <SiteLink href={href} className="tile-link">
              <TestTile
                tile={id}
                boardSizes="(max-width: 56.3125rem) 200vw, 105rem"
                className="w-full"
                eager
              />
              <span className="tile-caption">{short}</span>
              <span className="sr-only">{title}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
