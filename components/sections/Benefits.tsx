import { HeadedSection } from '@/components/parts/Section';

import './art';

export type BenefitsWords = {
  heading: string;
  tiles: readonly { title: string; text: string }[];
};

/** The tiles of a row share its width. */
const FOUR = 'nav:basis-[22%]';
const THREE = 'nav:basis-[30%]';

/** Instead of a last row of one or two, some rows have three. */
function tilesInFours(tiles: number) {
  const inThrees = { 1: 9, 2: 6 }[tiles % 4] ?? 0;
  return Math.max(0, tiles - inThrees);
}

/** Clay tiles with more glaze from one to the next. The title is on the clay, the text on the glaze. */
export function Benefits({ words }: { words: BenefitsWords }) {
  if (words.tiles.length === 0) return null;
  const fours = tilesInFours(words.tiles.length);
  return (
    <HeadedSection id="benefits" words={words} className="pt-20 pb-16 lg:pt-28 lg:pb-20">
      <ul className="arrives flex flex-wrap gap-gap">
        {words.tiles.map(({ title, text }, index) => (
          <li
            key={index}
            className={`dipped-tile dipped-card min-w-0 shrink-0 grow basis-full sm:basis-2/5 ${index < fours ? FOUR : THREE} glaze-${(index % 4) + 1}`}
          >
            <h3 className="text-tile">{title}</h3>
            <p className="mt-auto text-note">{text}</p>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
