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
    <Picture src={photo} alt="" sizes={sizes} className={`portrait object-cover ${className}`} />
  ) : (
    <span
      aria-hidden
      className={`portrait portrait-glazed glaze-${(index % 4) + 1} ${BUILD.tiles ? 'portrait-tile' : ''} ${className}`}
    >
      <span className="portrait-initials">{initialsOf(name)}</span>
    </span>
  );
