/** Warns about text and data in content/ that should be improved, but break nothing. */
import type { Company } from '@/lib/company';
import type { RouteFacts } from '@/lib/pages';
import { securityDue } from '@/lib/seo/securityTxt';
import type { Content } from '@/scripts/export/content';
import type { Finding } from '@/scripts/finding';

/** Longer names wrap in the header and on the social cards. */
const NAME_MAX = 40;
/** In the navigation bar of a phone of 360 px, longer names give way to the mark. */
const NAME_ON_PHONES = 12;
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
  for (const [index, { line, street, locality, postalCode }] of site.offices.entries())
    for (const part of [street, locality, postalCode])
      if (part && !line.includes(part))
        yield [
          'site.ts',
          `site.offices[${index}].line lacks “${part}”`,
          'make the line and the parts of the address agree',
        ];
  if ((site.shortName ?? site.name).length > NAME_ON_PHONES)
    yield [
      'site.ts',
      `site.${site.shortName ? 'shortName' : 'name'} has more than ${NAME_ON_PHONES} characters, so phones show only the mark`,
      'add a shorter `shortName`',
    ];
  const due = securityDue(now, { ...security, email: site.email });
  if (due) yield ['site.ts', `security.confirmed ${due.found}`, due.remedy];
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
