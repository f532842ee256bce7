/** What breaks nothing, but would be better otherwise. What breaks the site is in ./problems.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Company } from '@/lib/company';
import { allOf, type Entries } from '@/lib/entries/read';
import type { Settings } from '@/lib/env';
import { DESCRIPTION, RESULTS, TITLE_MAX } from '@/lib/limits';
import type { RouteFacts } from '@/lib/pages';
import { securityDue } from '@/lib/seo/securityTxt';
import { root } from '@/scripts/command';
import type { Content } from '@/scripts/content/read';
import { factsOf, requiresTrustedTypes } from '@/scripts/policy/csp';

/** A warning of one line in a build, and an entry in the list of `npm run launch`. */
export type Finding = { file: string; found: string; remedy: string };

export const warn = (findings: readonly Finding[]) => {
  for (const { file, found, remedy } of findings)
    process.stderr.write(`Warning: ${file} ${found}: ${remedy}\n`);
};

/** Longer names wrap in the header and on the social cards. */
const NAME_MAX = 40;
/** In the navigation bar of a phone of 360 px, longer names give way to the mark. */
const NAME_ON_PHONES = 12;

const isOutside = ({ length }: { length: number }, { min, max }: typeof DESCRIPTION) =>
  length < min || length > max;

type Row = [file: string, found: string, remedy: string];

const findingsOf = (rows: Iterable<Row>, folder = ''): Finding[] =>
  [...rows].map(([file, found, remedy]) => ({ file: folder + file, found, remedy }));

function* contentRows(content: Content, now: Date): Generator<Row> {
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
    if (isOutside(description, DESCRIPTION))
      yield [
        'routes.ts',
        `${record}.description has ${description.length} characters`,
        `write ${DESCRIPTION.text}`,
      ];
  }
}

function* entryRows(entries: Entries): Generator<Row> {
  for (const { file, description } of allOf(entries))
    if (isOutside(description, DESCRIPTION))
      yield [file, `description has ${description.length} characters`, `write ${DESCRIPTION.text}`];
  for (const { file, results } of entries.work)
    if (isOutside(results, RESULTS))
      yield [file, `has ${results.length} results`, `write ${RESULTS.text}`];
}

export const contentAdvice = (content: Content, now = new Date()) =>
  findingsOf(contentRows(content, now), 'content/');

export const entryAdvice = (entries: Entries) => findingsOf(entryRows(entries));

const INNER_HTML = 'dangerouslySetInnerHTML';
/** Next.js inserts its HTML outside of React's tree, and never in the browser. */
const SERVER_ONLY = 'components/site/JsonLd.tsx';

/**
 * Markup in strings. It works in `next dev`, where pages have no policy, and when a page of the export
 * is opened, but not when a link leads to it: then React sets `innerHTML`.
 */
function markupAdvice(settings: Settings): Finding[] {
  if (!requiresTrustedTypes(factsOf(settings))) return [];
  const files = ['app', 'components'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true }).map(
      (file) => `${folder}/${String(file).replaceAll(path.sep, '/')}`,
    ),
  );
  return files
    .filter((file) => /(?<!\.test)\.tsx$/.test(file) && file !== SERVER_ONLY)
    .filter((file) => readFileSync(path.join(root, file), 'utf8').includes(INNER_HTML))
    .map((file) => ({
      file,
      found: `has ${INNER_HTML}, which Trusted Types block after a click on a link`,
      remedy: 'write JSX or Markdown instead (docs/make-it-yours.md#markup-in-strings)',
    }));
}

/** Advice that needs only the sources. scripts/export/generate.ts adds advice on what it makes. */
export const sourceAdvice = (
  content: Content,
  entries: Entries,
  settings: Settings | null,
): Finding[] => [
  ...contentAdvice(content),
  ...entryAdvice(entries),
  ...(settings ? markupAdvice(settings) : []),
];
