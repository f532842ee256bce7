import type { ReactNode } from 'react';
import { SiteLink, type SiteHref } from '@/components/parts/SiteLink';

/** Not shown without a value. */
export type Fact = { label: string; value: ReactNode };

export function Facts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value);
  if (known.length === 0) return null;
  return (
    <dl className="col-span-full mb-9 grid grid-cols-2 content-start gap-x-gap gap-y-4 text-body lg:col-span-4 lg:col-start-1 lg:row-start-1 lg:grid-cols-1">
      {known.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-small text-ink-soft">{label}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The value of a fact that consists of links, such as the products of a case study. */
export const factLinks = (links: readonly { title: string; href: SiteHref }[]): ReactNode =>
  links.length > 0 ? (
    // Lines up the first and the last text with other facts, although their targets are higher.
    <ul className="-my-2.5">
      {links.map(({ title, href }) => (
        <li key={href}>
          <SiteLink href={href} className="inline-block py-2.5 underline underline-offset-4">
            {title}
          </SiteLink>
        </li>
      ))}
    </ul>
  ) : null;
