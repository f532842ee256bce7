import fc from 'fast-check';
import { leadFormUrl, mailtoUrl } from '@/lib/lead/frame/formUrl';
import {
  DEFAULT_PARAMETERS,
  parameterRules,
  QUERY_KEYS_MAX,
  QUERY_MAX,
  QUERY_VALUE_MAX,
  readAttribution,
  sanitizeValue,
} from '@/lib/lead/parameters';

const SRC = 'https://crm.example/forms/wtl/abc';
const formOf = (list: string) => ({ src: SRC, parameters: parameterRules(list)! });
const form = formOf(DEFAULT_PARAMETERS);

describe('leadFormUrl', () => {
  it.each([[null], [''], ['   ']])('returns the URL unchanged for the product %j', (product) => {
    expect(leadFormUrl(form, product)).toBe(SRC);
  });

  it.each([
    ['?lang=en', 'lang=en&product=SaaS&utm_source=news'],
    ['?lang=en&utm_source=site', 'lang=en&utm_source=site&product=SaaS'],
    ['?a=1?b&c=%20', 'a=1?b&c=%20&product=SaaS&utm_source=news'],
  ])('keeps the query %s of the form’s URL', (own, query) => {
    const attribution = { utm_source: 'news' };
    expect(leadFormUrl({ ...form, src: SRC + own }, 'SaaS', attribution)).toBe(`${SRC}?${query}`);
    expect(leadFormUrl({ ...form, src: SRC + own }, null)).toBe(SRC + own);
  });
});

describe('leadFormUrl, for a URL with a fragment', () => {
  it.each([
    ['#', '#product=SaaS&utm_source=news'],
    ['?lang=en#', '?lang=en#product=SaaS&utm_source=news'],
    ['#utm_source=site', '#utm_source=site&product=SaaS'],
    ['#/contact', '?product=SaaS&utm_source=news#/contact'],
    ['?lang=en#contact', '?lang=en&product=SaaS&utm_source=news#contact'],
  ])('turns %s into %s', (own, expected) => {
    const attribution = { utm_source: 'news' };
    expect(leadFormUrl({ ...form, src: SRC + own }, 'SaaS', attribution)).toBe(SRC + expected);
    expect(leadFormUrl({ ...form, src: SRC + own }, null)).toBe(SRC + own);
  });
});

describe('mailtoUrl', () => {
  it('uses the product as the subject', () => {
    expect(mailtoUrl('hello@brightkiln.example', 'Food Delivery App')).toBe(
      'mailto:hello@brightkiln.example?subject=Food%20Delivery%20App',
    );
  });

  it('contains the text, unless the URL would be too long', () => {
    expect(mailtoUrl('a@b.example', 'SaaS', 'x\ny & z')).toBe(
      'mailto:a@b.example?subject=SaaS&body=x%0D%0Ay%20%26%20z',
    );
    expect(mailtoUrl('a@b.example', null, 'é'.repeat(400))).toBe('mailto:a@b.example');
  });
});

const RUNS = { numRuns: 200 };

/**
 * Arbitrary text, including lone surrogates, control characters, query delimiters and long text.
 */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
    .map((units) => String.fromCharCode(...units)),
  fc.string({
    unit: fc.constantFrom(...'&=#?%+;/"<> \r\n\0é店', '\ud800', '\udc00', '%26', '🫖'),
  }),
  fc
    .tuple(fc.string({ unit: 'binary', maxLength: 4 }), fc.integer({ min: 1, max: 300 }))
    .map(([some, times]) => some.repeat(times)),
);

const CAMPAIGN = /^utm_[a-z0-9_]{1,32}$/;
const campaign = fc.stringMatching(CAMPAIGN);

/**
 * Parameter names: some that the site uses, some that are special in JavaScript, and arbitrary
 * names.
 */
const name = fc.oneof(
  fc.constantFrom('product', 'landing_page', 'gclid', 'li_fat_id', 'utm_source', 'utm_a'),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'then', 'utm_*'),
  campaign,
  fc.stringMatching(/^[A-Za-z][\w.[\]-]{0,39}$/),
);

/** A list of parameters, as a site owner might write it. An empty list allows no parameters. */
const entries = fc
  .array(
    fc.oneof(
      name,
      fc.constant('utm_*'),
      fc.tuple(name, name).map((pair) => pair.join('=')),
    ),
  )
  .map((written) => written.join(','));
/** Values that the setting accepts. */
const list = entries.filter((written) => parameterRules(written) !== null);

/**
 * Any attribution that storage might hold: any number of keys, with any names, even `__proto__`.
 */
const attribution = fc
  .tuple(
    fc.array(fc.tuple(fc.oneof(name, text), text), { maxLength: 20 }),
    fc.nat(2 * QUERY_KEYS_MAX),
  )
  .map(([some, count]) => {
    const more = Array.from({ length: count }, (_, index) => [`utm_${index}`, 'x'] as const);
    return Object.fromEntries<string>([...some, ...more]);
  });

/** The query of a link, encoded correctly, incorrectly or not at all. */
const search = fc.oneof(
  fc.array(fc.tuple(name, text)).map((pairs) => `?${new URLSearchParams(pairs)}`),
  fc
    .array(fc.tuple(name, text))
    .map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`),
);

/** The parameters that the rules allow, ignoring the limits on their number and total length. */
function allowed(rules: string, given: Record<string, string>) {
  const expected = new Map<string, string>();
  const offer = (sent: string, value: string) => {
    if (sanitizeValue(value) && !expected.has(sent)) expected.set(sent, sanitizeValue(value));
  };
  const pairs = rules
    .split(',')
    .filter(Boolean)
    .map((entry) => entry.split('='));
  for (const [from = '', sent = from] of pairs) {
    if (from !== 'utm_*' && Object.hasOwn(given, from)) offer(sent, given[from]!);
  }
  if (pairs.some(([from]) => from === 'utm_*')) {
    for (const [key, value] of Object.entries(given)) if (CAMPAIGN.test(key)) offer(key, value);
  }
  return expected;
}

/**
 * Checks that the URL contains only allowed parameters, and that no value of a parameter changes
 * the rest of the URL.
 */
function expectSound(address: string, rules: string, given: Record<string, string>) {
  const url = new URL(address);
  const sent = [...url.searchParams];
  const expected = allowed(rules, given);
  expect(url.origin + url.pathname).toBe(SRC);
  expect(url.hash).toBe('');
  expect(url.href).toBe(address);
  expect(new Set(sent.map(([key]) => key)).size).toBe(sent.length);
  expect(url.search.length).toBeLessThanOrEqual('?'.length + QUERY_MAX);
  if (new URLSearchParams([...expected]).toString().length <= QUERY_MAX)
    expect(sent).toHaveLength(Math.min(expected.size, QUERY_KEYS_MAX));
  for (const [key, value] of sent) {
    expect(value).toBe(expected.get(key));
    expect([...value].length).toBeLessThanOrEqual(QUERY_VALUE_MAX);
  }
}

describe('leadFormUrl with arbitrary settings, attribution and product', () => {
  it('returns a URL with exactly the allowed parameters and sanitized values', () => {
    fc.assert(
      fc.property(list, attribution, fc.option(text), (parameters, given, product) => {
        const address = leadFormUrl(formOf(parameters), product, given);
        // The spread also copies an own property named `__proto__`.
        const all = product === null ? given : { ...given, ['product']: product };
        expectSound(address, parameters, all);
      }),
      RUNS,
    );
  });

  it('returns a safe URL for any query and any path', () => {
    fc.assert(
      fc.property(list, search, text, (parameters, query, path) => {
        const given = readAttribution(parameterRules(parameters)!, { path, search: query });
        expect(Object.getPrototypeOf(given)).toBe(Object.prototype);
        expectSound(leadFormUrl(formOf(parameters), null, given), parameters, given);
      }),
      RUNS,
    );
  });
});

describe('with arbitrary text', () => {
  it('sanitizeValue returns one well-formed line of limited length, and is idempotent', () => {
    fc.assert(
      fc.property(text, (value) => {
        const line = sanitizeValue(value);
        expect(line).not.toMatch(/\p{Cc}|\p{Cs}/u);
        expect(line).toBe(line.trim());
        expect([...line].length).toBeLessThanOrEqual(QUERY_VALUE_MAX);
        expect(sanitizeValue(line)).toBe(line);
      }),
      RUNS,
    );
  });

  it('mailtoUrl returns a link with no parameter except the subject', () => {
    fc.assert(
      fc.property(fc.option(text, { nil: undefined }), (product) => {
        const url = new URL(mailtoUrl('hello@brightkiln.example', product));
        const subject = sanitizeValue(product ?? '');
        expect([...url.searchParams]).toEqual(subject ? [['subject', subject]] : []);
        expect(url.pathname).toBe('hello@brightkiln.example');
        expect(url.hash).toBe('');
      }),
      RUNS,
    );
  });
});
