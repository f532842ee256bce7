/**
 * What stops a build: what breaks the site in content/ and in the colors, and what types do not rule
 * out. Each problem is one line with the file, the record, what is wrong and how to fix it.
 */
import { z } from 'zod';

import { SOCIAL_KINDS } from '@/lib/records/company';
import { isOrigin, respelled } from '@/lib/origins';
import { parsed, type Problem } from '@/lib/records/problems';
import { canonicalOf, type PageRecord } from '@/lib/pages/record';
import { wordsOf, type Content } from '@/scripts/content/read';
import { valuesIn } from '@/scripts/content/values';
import type tokens from '@/tailwind.config';

type Row = Readonly<Record<string, unknown>>;

/** The fields that contain a picture: the path of a file in public/, or an https URL at another host. */
const PICTURE_FIELDS = ['image', 'logo', 'photo'];

/** The fields that identify a record of a list. Links and anchors are made from them. */
const KEYS = ['path', 'id'];

/** An address may lack any of its parts. */
const OPTIONAL = /^site\.offices\[\d+\]\.(name|street|locality|region|postalCode|country)$/;

/** Whether the build makes a picture from a master in art/masters/, whose name it checks. */
const isMade = (path: string) => path.startsWith('/pictures/');

const isLanguage = (tag: string) => {
  try {
    return Boolean(new Intl.Locale(tag).maximize().region);
  } catch {
    return false;
  }
};

const alternate = z.strictObject({
  language: z.string('a language tag').refine(isLanguage, 'a language tag, such as en or de-CH'),
  label: z.string('what its speakers call the language').min(1),
  url: z
    .url({ protocol: /^https$/, error: 'an https URL without a slash at its end' })
    .regex(/[^/]$/, 'an https URL without a slash at its end'),
  default: z.boolean('true or false').optional(),
  missing: z
    .array(z.string().startsWith('/', 'the path of a page, such as /Work'), 'a list of paths')
    .optional(),
});

type SiteLanguages = { language: string; alternates: readonly z.infer<typeof alternate>[] };

/** The list must be the same in each deployment, so that the versions of a page name each other. */
function alternatesFault({ language, alternates }: SiteLanguages): string | null {
  const tags = alternates.map((each) => each.language);
  if (tags.length === 0) return null;
  if (!tags.includes(language)) return `a list with the language of this site, ${language}`;
  if (new Set(tags).size < tags.length) return 'a list with each language once';
  const defaults = alternates.filter((each) => each.default);
  return defaults.length === 1 ? null : 'a list in which one item has default: true';
}

function checkAlternates({ value, issues }: z.core.ParsePayload<SiteLanguages>) {
  const message = alternatesFault(value);
  if (message === null) return;
  const input = value.alternates.map(({ language }) => language).join(', ');
  issues.push({ code: 'custom', path: ['alternates'], input, message });
}

const PHONE = 'a + and 7 to 15 digits, such as +1 (202) 555-0142';
const link = z.url({ protocol: /^https$/, error: 'an https URL, or null' }).nullable();
const time = z.iso.time({ precision: -1, error: 'a time such as 09:00' });

const SITE = z.object({
  site: z
    .object({
      alternates: z.array(alternate, 'a list, which may be empty'),
      elsewhere: z.undefined('removed: give the other site an origin of its own').optional(),
      language: z.string().refine(isLanguage, 'a language tag, such as en or de-CH'),
      url: z.string().refine(isOrigin, {
        error: ({ input }) => respelled(String(input)) ?? 'an origin, such as https://example.com',
      }),
      email: z.string().regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an email address'),
      phone: z.object({
        display: z.string().regex(/^[+\d\s().\/‑-]*$/, PHONE),
        e164: z.string().regex(/^\+[1-9]\d{6,14}$/, PHONE),
      }),
      chatUrl: link,
      callUrl: link,
      hours: z.object({ opens: time, closes: time }),
      social: z.array(
        z.object({
          href: z.url({ protocol: /^https$/, error: 'an https URL' }),
          icon: z
            .string()
            .regex(/^m ?[\d.-]/i, 'the path of an SVG icon, such as M4 12h15')
            .optional(),
          kind: z.enum(SOCIAL_KINDS, `one of: ${SOCIAL_KINDS.join(', ')}`),
        }),
      ),
    })
    .check(checkAlternates),
  security: z.undefined('removed: write public/.well-known/security.txt').optional(),
});

function* routeProblems(content: Content): Generator<Problem> {
  const { routes } = content['routes.ts'] as { routes: readonly PageRecord[] };
  for (const [index, { canonical, indexable }] of routes.entries()) {
    const target = routes.find(({ path }) => path === canonical);
    const isRight = target && canonicalOf(target) === canonical && (target.indexable || !indexable);
    if (canonical !== undefined && !isRight)
      yield [
        `routes[${index}].canonical`,
        `is "${canonical}", but must be the path of a route that is indexable and has no other canonical URL`,
      ];
  }
}

function* twinProblems(list: readonly unknown[], place: string): Generator<Problem> {
  const rows = list.filter((row): row is Row => typeof row === 'object' && row !== null);
  for (const [index, row] of rows.entries())
    for (const key of KEYS) {
      const twin = rows.findIndex((other) => key in row && other[key] === row[key]);
      if (twin >= 0 && twin < index)
        yield [
          `${place}[${index}].${key}`,
          `"${String(row[key])}" is also used by record ${twin}: make it unique`,
        ];
    }
}

/** In the exports of a file: ids used twice, and missing files. */
function* recordProblems(
  exports: object,
  fileExists: (path: string) => boolean,
  seen: Set<unknown>,
): Generator<Problem> {
  if (Array.isArray(exports)) yield* twinProblems(exports, '');
  for (const { place, key, value } of valuesIn(exports, seen)) {
    if (Array.isArray(value) && !seen.has(value)) yield* twinProblems(value, place);
    const isPath = typeof value === 'string' && value.startsWith('/');
    if (PICTURE_FIELDS.includes(key) && isPath && !isMade(value) && !fileExists(value))
      yield [
        place,
        `is ${value}, but public${value} does not exist: add the file, or fix the path`,
      ];
  }
}

/** The schemas of lists in JSON check their texts, too. */
function* textProblems(content: Content) {
  for (const { file, record, text } of wordsOf(content)) {
    if (file.endsWith('.json') || (text === '' && OPTIONAL.test(record))) continue;
    if (text.trim() === '') yield `${file} ${record}: is empty: write the text`;
  }
}

/**
 * @param lists the schemas of the lists in JSON, by the names of their files
 * @param fileExists returns whether a file exists, given its path in public/
 */
export function* contentProblems(
  content: Content,
  lists: Readonly<Record<string, z.ZodType>>,
  fileExists: (path: string) => boolean,
) {
  const located = (file: string, problems: Iterable<Problem>) =>
    [...problems].map(([record, problem]) => `content/${file} ${record}: ${problem}`);
  yield* textProblems(content);
  if ('languages.ts' in content)
    yield 'content/languages.ts: removed: make each language a site of its own (docs/languages.md), and delete the file';
  yield* located('site.ts', parsed(SITE, content['site.ts']).problems);
  yield* located('routes.ts', routeProblems(content));
  for (const [name, schema] of Object.entries(lists)) {
    const file = `lists/${name}.json`;
    yield* located(file, parsed(schema, content[file]).problems);
  }
  const seen = new Set();
  for (const [file, exports] of Object.entries(content))
    yield* located(file, recordProblems(exports, fileExists, seen));
}

/** The colors that the build mixes: shadows, social cards. */
const MIXED = ['page', 'accent', 'ink', 'ondark', 'shadow'] as const;

/** The colors that are not six hex digits: those cannot be mixed. */
export const colorProblems = (colors: typeof tokens.theme.colors): string[] =>
  MIXED.flatMap((family) =>
    Object.entries(typeof colors[family] === 'string' ? { '': colors[family] } : colors[family])
      .filter(([, value]) => !/^#[0-9a-f]{6}$/i.test(value))
      .map(
        ([shade, value]) =>
          `tailwind.config.ts colors.${family}${shade && `.${shade}`}: is "${value}", but must be six hex digits, such as #1d1512`,
      ),
  );
