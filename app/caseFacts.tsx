import { linkedProducts } from '@/app/linkedProducts';
import { clientOf, monthOf } from '@/lib/pages/shown';
import { SiteLink, type SiteHref } from '@/components/parts/SiteLink';
import { services } from '@/content/lists/services';
import { work } from '@/content/pages/Work';
import type { CaseEntry } from '@/lib/entries/read';
import { pathOf } from '@/lib/pages/routes';

type Link = { title: string; href: SiteHref };

const Links = ({ links }: { links: readonly Link[] }) => (
  // The texts of the first and the last one line up with other facts, although their targets are higher.
  <ul className="-my-2.5">
    {links.map(({ title, href }) => (
      <li key={href}>
        <SiteLink href={href} className="inline-block py-2.5 underline underline-offset-4">
          {title}
        </SiteLink>
      </li>
    ))}
  </ul>
);

/** The facts next to a case study: the client, and links to its services and products. */
export function caseFacts(entry: CaseEntry) {
  const servicesPath = pathOf('services');
  const ofServices = services
    .filter(({ id }) => servicesPath && entry.services.includes(id))
    .map(({ id, title }) => ({ title, href: `${servicesPath}#${id}` as SiteHref }));
  const ofProducts = linkedProducts.filter(({ id }) => entry.products.includes(id));
  return [
    { label: work.client, value: clientOf(entry) },
    ...(ofServices.length > 0
      ? [{ label: work.services, value: <Links links={ofServices} /> }]
      : []),
    ...(ofProducts.length > 0
      ? [{ label: work.products, value: <Links links={ofProducts} /> }]
      : []),
    { label: work.date, value: monthOf(entry) },
  ];
}
