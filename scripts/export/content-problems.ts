/**
 * What breaks the site in content/ and what types do not rule out. What is merely unwise is in
 * scripts/export/content-advice.ts.
 */
import { SOCIAL_KINDS, type Company } from '@/lib/company';
import { LISTS } from '@/lib/lists';
import { isOrigin } from '@/lib/origins';
import type { RouteFacts } from '@/lib/pages';
import { problemsOf, type Problem } from '@/lib/zodProblems';
import type { Content } from '@/scripts/export/content';

type Row = Readonly<Record<string, unknown>>;

/** The fields that identify a record of a list. A record without any of them has its title or label. */
const KEYS = ['path', 'id'];
/** The fields that contain the path of a file in public/. */
const FILES = ['image', 'logo'];

const not = (value: unknown, remedy: string) => `is "${String(value)}", but must be ${remedy}`;
const isHttps = (url: string) => URL.canParse(url) && new URL(url).protocol === 'https:';
const isLanguage = (tag: string) => {
  try {
    return Boolean(new Intl.Locale(tag).maximize().region);
  } catch {
    return false;
  }
};
const isDate = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text);

function* siteProblems(content: Content): Generator<Problem> {
  const { site, security } = content['site.ts'] as {
    site: Company;
    security: { confirmed: string };
  };
  const { language, url, email, phone, chatUrl, callUrl, hours, social } = site;
  if (!isLanguage(language))
    yield ['site.language', not(language, 'a language tag, such as en or de-CH')];
  if (!isOrigin(url)) yield ['site.url', not(url, 'an origin, such as https://example.com')];
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    yield ['site.email', not(email, 'an email address')];
  if (!/^\+[1-9]\d{6,14}$/.test(phone.e164) || /[^+\d\s().\/‑-]/.test(phone.display))
    yield ['site.phone', not(phone.display, 'a + and 7 to 15 digits, such as +1 (202) 555-0142')];
  for (const [key, link] of Object.entries({ chatUrl, callUrl }))
    if (link !== null && !isHttps(link)) yield [`site.${key}`, not(link, 'an https URL, or null')];
  for (const key of ['opens', 'closes'] as const)
    if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(hours[key]))
      yield [`site.hours.${key}`, not(hours[key], 'a time such as 09:00')];
  for (const [index, { kind, href }] of social.entries()) {
    if (!isHttps(href)) yield [`site.social[${index}].href`, not(href, 'an https URL')];
    if (!SOCIAL_KINDS.some((known) => known === kind))
      yield [`site.social[${index}].kind`, not(kind, `one of: ${SOCIAL_KINDS.join(', ')}`)];
  }
  if (!isDate(security.confirmed))
    yield ['security.confirmed', not(security.confirmed, 'a date such as 2026-11-21')];
}

function* routeProblems(content: Content): Generator<Problem> {
  const { routes } = content['routes.ts'] as { routes: readonly RouteFacts[] };
  for (const [id, why] of [
    ['home', 'every breadcrumb leads to it'],
    ['contact', 'forms lead to it without scripts'],
  ])
    if (!routes.some((route) => route.id === id))
      yield ['routes', `lacks the id "${id}": add the page, because ${why}`];
  for (const [index, { canonical, indexable }] of routes.entries()) {
    const target = routes.find(({ path }) => path === canonical);
    const why = !target
      ? 'which is not a route: use the path of a route'
      : target.canonical !== canonical
        ? `whose canonical URL is "${target.canonical}": use that one`
        : indexable && !target.indexable
          ? 'which is not indexable: make it indexable, or use another one'
          : null;
    if (why) yield [`routes[${index}].canonical`, `is "${canonical}", ${why}`];
  }
}

/** Walks through the exports of a file: keys used twice, missing files, and odd numbers. */
function* recordProblems(
  value: unknown,
  fileExists: (path: string) => boolean,
  seen: Set<unknown>,
  record = '',
): Generator<Problem> {
  if (typeof value === 'number' && !(Number.isInteger(value) && value > 0))
    yield [record, not(value, 'a whole number above 0')];
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  for (const [key, entry] of Object.entries(value)) {
    const step = Array.isArray(value) ? `${record}[${key}]` : `${record}.${key}`;
    yield* recordProblems(entry, fileExists, seen, step.replace(/^\./, ''));
    if (FILES.includes(key) && typeof entry === 'string' && !fileExists(entry))
      yield [step, `is ${entry}, but public${entry} does not exist: add the file, or fix the path`];
  }
  if (!Array.isArray(value)) return;
  const rows = value.filter((row): row is Row => typeof row === 'object' && row !== null);
  for (const [index, row] of rows.entries()) {
    const own = KEYS.filter((key) => key in row);
    for (const key of own.length > 0 ? own : ['title', 'label']) {
      const twin = rows.findIndex((other) => key in row && other[key] === row[key]);
      if (twin >= 0 && twin < index)
        yield [
          `${record}[${index}].${key}`,
          `"${String(row[key])}" is also used by record ${twin}: make it unique`,
        ];
    }
  }
}

/** @param fileExists returns whether a file exists, given its path in public/ */
export function* contentProblems(content: Content, fileExists: (path: string) => boolean) {
  const located = (file: string, problems: Iterable<Problem>) =>
    [...problems].map(([record, problem]) => `content/${file} ${record}: ${problem}`);
  yield* located('site.ts', siteProblems(content));
  yield* located('routes.ts', routeProblems(content));
  for (const [name, schema] of Object.entries(LISTS)) {
    const file = `collections/${name}.json`;
    yield* located(file, problemsOf(schema, content[file]));
  }
  const seen = new Set();
  for (const [file, exports] of Object.entries(content))
    yield* located(file, recordProblems(exports, fileExists, seen));
}
