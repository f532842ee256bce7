import { SiteLink, type SiteHref } from '@/components/parts/SiteLink';

type Props = {
  heading: string;
  tags: readonly { href: SiteHref; title: string; count: number }[];
  /** The path of the page, if it is one of the lists. */
  current?: SiteHref;
};

export function TagLinks({ heading, tags, current }: Props) {
  if (tags.length === 0) return null;
  return (
    <nav aria-label={heading} className="wrap pb-9 lg:pb-14">
      <ul className="flex flex-wrap gap-2.5">
        {tags.map(({ href, title, count }) => (
          <li key={href}>
            <SiteLink
              href={href}
              aria-current={href === current ? 'page' : undefined}
              className="group inline-flex min-h-target items-center gap-2 rounded-image border border-line-strong px-4 text-body font-medium hover:border-current aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-page"
            >
              {title}
              <span className="text-ink-soft tabular-nums group-aria-[current=page]:text-inherit">
                {count}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
