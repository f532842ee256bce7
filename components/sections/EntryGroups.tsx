import { SiteLink, type SiteHref } from '@/components/parts/SiteLink';

import './EntryGroups.css';

type Props = {
  heading: string;
  groups: readonly { href: SiteHref; title: string; count: number }[];
  /** The URL path of the page, if it is one of the groups. */
  current?: SiteHref;
};

/** Links to the lists of the entries that share a tag. */
export function EntryGroups({ heading, groups, current }: Props) {
  if (groups.length === 0) return null;
  return (
    <nav aria-label={heading} className="wrap pb-9 lg:pb-14">
      <ul className="groups">
        {groups.map(({ href, title, count }) => (
          <li key={href}>
            <SiteLink
              href={href}
              aria-current={href === current ? 'page' : undefined}
              className="group-link inline-flex min-h-target items-center text-base font-medium"
            >
              {title}
              <span className="group-count tabular-nums">{count}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
