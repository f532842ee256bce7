/**
 * What Mozilla’s HTTP Observatory gives and takes for the headers of a page on https, as far as a
 * static site can meet it: no cookies, no shared resources, scripts of its own origin alone.
 * https://github.com/mdn/mdn-http-observatory, src/grader/charts.js and src/analyzer/tests/.
 */

type Csp = ReadonlyMap<string, readonly string[]>;
type Sent = { header: (name: string) => string; csp: Csp };

export type Mark = { name: string; modifier: number; when: (sent: Sent) => boolean };

const BASELINE = 100;
/** Whoever has less without them gets no extra credit. */
const EXTRA_CREDIT_FROM = 90;
const SIX_MONTHS = 15_768_000;

const UNSAFE = /^('unsafe-inline'|'unsafe-eval'|data:|https?:|ftp:|\*|https?:\/\/\*(\.\*)?)$/;

const sources = (csp: Csp, name: string) => csp.get(name) ?? csp.get('default-src') ?? ['*'];
const isUnsafe = (csp: Csp) =>
  ['script-src', 'object-src', 'style-src'].some((name) =>
    sources(csp, name).some((source) => UNSAFE.test(source)),
  );
const usesHttp = (csp: Csp) => [...csp.values()].flat().some((source) => /^http:/.test(source));
const maxAge = (value: string) => Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);
const PRIVATE = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;

/** Of each test the first mark that fits counts. */
const TESTS: readonly (readonly Mark[])[] = [
  [
    { name: 'csp-not-implemented', modifier: -25, when: ({ csp }) => csp.size === 0 },
    { name: 'csp-implemented-with-unsafe', modifier: -20, when: ({ csp }) => isUnsafe(csp) },
    {
      name: 'csp-implemented-with-insecure-scheme',
      modifier: -20,
      when: ({ csp }) => usesHttp(csp),
    },
    {
      name: 'csp-implemented-with-no-unsafe-default-src-none',
      modifier: 10,
      when: ({ csp }) => csp.get('default-src')?.join() === "'none'",
    },
    { name: 'csp-implemented-with-no-unsafe', modifier: 5, when: () => true },
  ],
  [
    {
      name: 'x-frame-options-implemented-via-csp',
      modifier: 5,
      when: ({ csp }) => csp.has('frame-ancestors') && !csp.get('frame-ancestors')!.includes('*'),
    },
    {
      name: 'x-frame-options-sameorigin-or-deny',
      modifier: 0,
      when: ({ header }) => /^(deny|sameorigin)$/i.test(header('X-Frame-Options')),
    },
    { name: 'x-frame-options-not-implemented', modifier: -20, when: () => true },
  ],
  [
    {
      name: 'referrer-policy-private',
      modifier: 5,
      when: ({ header }) => PRIVATE.test(header('Referrer-Policy')),
    },
    {
      name: 'referrer-policy-not-implemented',
      modifier: 0,
      when: ({ header }) => header('Referrer-Policy') === '',
    },
    { name: 'referrer-policy-unsafe', modifier: -5, when: () => true },
  ],
  [
    {
      name: 'hsts-implemented-max-age-at-least-six-months',
      modifier: 0,
      when: ({ header }) => maxAge(header('Strict-Transport-Security')) >= SIX_MONTHS,
    },
    {
      name: 'hsts-implemented-max-age-less-than-six-months',
      modifier: -10,
      when: ({ header }) => maxAge(header('Strict-Transport-Security')) > 0,
    },
    { name: 'hsts-not-implemented', modifier: -20, when: () => true },
  ],
  [
    {
      name: 'x-content-type-options-nosniff',
      modifier: 0,
      when: ({ header }) => header('X-Content-Type-Options') === 'nosniff',
    },
    { name: 'x-content-type-options-not-implemented', modifier: -5, when: () => true },
  ],
  [
    {
      name: 'cross-origin-resource-policy-implemented-with-same-origin',
      modifier: 10,
      when: ({ header }) => /^same-(origin|site)$/.test(header('Cross-Origin-Resource-Policy')),
    },
    { name: 'cross-origin-resource-policy-not-implemented', modifier: 0, when: () => true },
  ],
];

/** The score, and the mark of each test. */
export function score(headers: Record<string, string>): { score: number; marks: string[] } {
  const header = (name: string) => headers[name] ?? '';
  const csp: Csp = new Map(
    header('Content-Security-Policy')
      .split(';')
      .filter((directive) => directive.trim() !== '')
      .map((directive) => {
        const [name, ...values] = directive.trim().split(/\s+/);
        return [name!, values];
      }),
  );
  const marks = TESTS.map((test) => test.find(({ when }) => when({ header, csp }))!);
  const sum = (fits: (modifier: number) => boolean) =>
    marks.reduce((total, { modifier }) => total + (fits(modifier) ? modifier : 0), 0);
  const plain = BASELINE + sum((modifier) => modifier < 0);
  const extra = plain >= EXTRA_CREDIT_FROM ? sum((modifier) => modifier > 0) : 0;
  return { score: Math.max(0, plain + extra), marks: marks.map(({ name }) => name) };
}
