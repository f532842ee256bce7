import { SiteLink, type SiteHref } from '@/components/parts/SiteLink';

import './EntryNeighbors.css';

type Neighbor = { href: SiteHref; title: string };

type Props = {
  words: { label: string; newer: string; older: string };
  newer: Neighbor | undefined;
  older: Neighbor | undefined;
};

/** Links to the entries before and after this one. */
export function EntryNeighbors({ words, newer, older }: Props) {
  if (!newer && !older) return null;
  return (
    <nav aria-label={words.label} className="wrap pb-section">
      <ul className="neighbors border-t border-line-strong">
        {older ? (
          <li className="relative pt-5">
            <Neighbor label={words.older} entry={older} />
          </li>
        ) : null}
        {newer ? (
          <li className="neighbor-newer relative pt-5">
            <Neighbor label={words.newer} entry={newer} />
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

const Neighbor = ({ label, entry }: { label: string; entry: Neighbor }) => (
  <>
    <p className="mb-1.5 text-small font-medium text-ink-soft">{label}</p>
    <p className="text-card font-semibold">
      <SiteLink href={entry.href} className="card-link -my-3 inline-block py-3">
        {entry.title}
      </SiteLink>
    </p>
  </>
);
