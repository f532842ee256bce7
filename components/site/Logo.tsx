import { Mark } from '@/components/parts/Mark';

/**
 * A long name has smaller letters and may take two lines, so that the links of the navigation bar stay in
 * one row. On a phone of 360 px, the bar has room for eight to ten large letters next to a wide mark.
 */
const sizeFor = (name: string, shortName?: string) => {
  const isLarge = shortName ? shortName.length <= 8 : name.length <= 10;
  if (name.length <= 20) return isLarge ? 'text-h3 nav:text-lead' : 'text-small nav:text-lead';
  return `${isLarge ? 'text-h3' : 'text-small'} nav:max-w-56 nav:text-note wide:max-w-none`;
};

type Props = {
  name: string;
  /** Replaces the name on phones. */
  shortName?: string;
  className?: string;
};

export function Logo({ name, shortName, className = sizeFor(name, shortName) }: Props) {
  return (
    <span className={`inline-flex items-center gap-2.5 font-semibold tracking-tight ${className}`}>
      <Mark className="h-mark w-auto shrink-0" />
      {shortName ? (
        <>
          <span className="max-nav:hidden">{name}</span>
          <span className="nav:hidden">{shortName}</span>
        </>
      ) : (
        name
      )}
    </span>
  );
}
