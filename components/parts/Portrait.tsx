import { Picture } from '@/components/parts/Picture';
import type { Person } from '@/content/lists/people';
import { initialsOf } from '@/lib/text';

import './Portrait.css';

type Props = Pick<Person, 'name' | 'photo'> & {
  /** In the list: neighbors have different glazes. */
  index: number;
  sizes: string;
  className: string;
};

/** Without a photograph, a glazed tile with the initials. Both are decorative: the name is next to them. */
export const Portrait = ({ name, photo, index, sizes, className }: Props) =>
  photo ? (
    <Picture
      src={photo}
      alt=""
      sizes={sizes}
      className={`aspect-4/5 h-auto rounded-image object-cover ${className}`}
    />
  ) : (
    <span
      aria-hidden
      className={`@container relative isolate block aspect-4/5 flex-none overflow-hidden rounded-image text-(--text) glaze-${(index % 4) + 1} ${BUILD.tiles ? 'portrait-tile' : 'bg-(--glaze)'} ${className} print:hidden forced-colors:border forced-colors:bg-none`}
    >
      <span className="absolute inset-x-[11cqi] bottom-[8cqi] text-[30cqi]/none font-semibold tracking-[-0.04em]">
        {initialsOf(name)}
      </span>
    </span>
  );
