/** What would be better otherwise in content/, but breaks nothing. */
import type { Company } from '@/lib/company';
import type { PageLink, RouteFacts } from '@/lib/seo/metadata';
import { securityDue } from '@/lib/seo/securityTxt';
import type { Content } from '@/scripts/export/content';
import type { Finding } from '@/scripts/launch/findings';

/** Longer names wrap in the header of a phone and on the social cards. */
const NAME_MAX = 40;
/**
 * Search engines truncate longer titles and descriptions, and often replace shorter descriptions.
 */
const TITLE_MAX = 60;
const DESCRIPTION = { min: 110, max: 160 };

function* findings(content: Content, now: Date): Generator<[string, string, string]> {
  const { site, security } = content['site.ts'] as {
    site: Company;
    security: { confirmed: string };
  };
  const { routes } = content['routes.ts'] as { routes: readonly RouteFacts[] };
  if (site.name.length > NAME_MAX)
    yield [
      'site.ts',
      `site.name has ${site.name.length} characters`,
      `shorten it to at most ${NAME_MAX}, and keep the full name in legalName`,
    ];
  const due = securityDue(now, { ...security, email: site.email });
  if (due) yield ['site.ts', `security.confirmed ${due.found}`, due.remedy];
  const { mainLinks, callToAction, footerLists } = content['navigation.ts'] as {
    mainLinks: readonly PageLink[];
    callToAction: PageLink;
    footerLists: Record<'products' | 'navigate', { links: readonly PageLink[] }>;
  };
  const lists = {
    mainLinks,
    callToAction: [callToAction],
    'footerLists.products.links': footerLists.products.links,
    'footerLists.navigate.links': footerLists.navigate.links,
  };
  for (const [record, links] of Object.entries(lists))
    for (const { label, page } of links)
      if (!routes.some(({ id }) => id === page))
        yield [
          'navigation.ts',
          `${record} leaves out “${label}”, because content/routes.ts has no page with the id "${page}"`,
          'remove the link, or correct the id',
        ];
  const long = routes.filter(({ title, indexable }) => indexable && title.length > TITLE_MAX);
  if (long.length > 0)
    yield [
      'routes.ts',
      `has titles of more than ${TITLE_MAX} characters: ${long.map(({ path }) => path).join(', ')}`,
      'shorten them, because search engines cut longer ones',
    ];
  for (const [index, { title, description, indexable }] of routes.entries()) {
    const record = `routes[${index}]`;
    for (const [key, text] of Object.entries({ title, description })) {
      const twin = routes.findIndex((other) => other[key as 'title'] === text);
      if (twin < index)
        yield ['routes.ts', `${record}.${key} is also used by record ${twin}`, 'write another one'];
    }
    if (!indexable) continue;
    if (!title.includes(site.name))
      yield ['routes.ts', `${record}.title lacks the company name`, `add “${site.name}”`];
    if (description.length < DESCRIPTION.min || description.length > DESCRIPTION.max)
      yield [
        'routes.ts',
        `${record}.description has ${description.length} characters`,
        `write ${DESCRIPTION.min} to ${DESCRIPTION.max}`,
      ];
  }
}

export const contentAdvice = (content: Content, now = new Date()): Finding[] =>
  [...findings(content, now)].map(([file, found, remedy]) => ({
    file: `content/${file}`,
    found,
    remedy,
  }));
