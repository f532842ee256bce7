import fc from 'fast-check';
import { leadFormUrl } from '@/lib/formUrl';
import {
  DEFAULT_PARAMETERS,
  parameterRules,
  QUERY_KEYS_MAX,
  QUERY_MAX,
  QUERY_VALUE_MAX,
  readAttribution,
  sanitizeValue,
} from '@/lib/parameters';

const SRC = 'https://crm.example/forms/wtl/abc';
const formOf = (list: string) => ({ src: SRC, parameters: parameterRules(list)! });

it.each([
  ['', '?product=SaaS&utm_source=news'],
  ['?lang=en&utm_source=site', '?lang=en&utm_source=site&product=SaaS'],
  ['?lang=en#', '?lang=en#product=SaaS&utm_source=news'],
  ['#/contact', '?product=SaaS&utm_source=news#/contact'],
  ['?lang=en#contact', '?lang=en&product=SaaS&utm_source=news#contact'],
])('leadFormUrl turns %s into %s', (own, expected) => {
  const form = { ...formOf(DEFAULT_PARAMETERS), src: SRC + own };
  expect(leadFormUrl(form, 'SaaS', { utm_source: 'news' })).toBe(SRC + expected);
  expect(leadFormUrl(form, ' ')).toBe(SRC + own);
});

/** Arbitrary text, with lone surrogates, control characters and delimiters of a query. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: fc.constantFrom(...'&=#?%+;/"<> \r\n\0é店', '\ud800', '\udc00', '%26', '🫖') }),
);

const CAMPAIGN = /^utm_[a-z0-9_]{1,32}$/;

/** Names of parameters: some that the site uses, and some that are special in JavaScript. */
const name = fc.oneof(
  fc.constantFrom('product', 'landing_page', 'gclid', 'utm_source', '__proto__', 'constructor'),
  fc.stringMatching(CAMPAIGN),
  fc.stringMatching(/^[A-Za-z][\w.[\]-]{0,39}$/),
);

/** A list of parameters that the setting accepts. */
const list = fc
  .array(
    fc.oneof(
      name,
      fc.constant('utm_*'),
      fc.tuple(name, name).map((pair) => pair.join('=')),
    ),
  )
  .map((entries) => entries.join(','))
  .filter((written) => parameterRules(written) !== null);

const pairs = fc.array(fc.tuple(fc.oneof(name, text), text), { maxLength: 2 * QUERY_KEYS_MAX });

/** Checks that no value changes the rest of the URL, and that each is one of the given ones. */
function expectSound(address: string, given: Record<string, string>) {
  const url = new URL(address);
  const sent = [...url.searchParams];
  expect(url.href).toBe(address);
  expect(url.origin + url.pathname + url.hash).toBe(SRC);
  expect(new Set(sent.map(([key]) => key)).size).toBe(sent.length);
  expect(sent.length).toBeLessThanOrEqual(QUERY_KEYS_MAX);
  expect(url.search.length).toBeLessThanOrEqual('?'.length + QUERY_MAX);
  const values = Object.values(given).map(sanitizeValue);
  expect(values).toEqual(expect.arrayContaining(sent.map(([, value]) => value)));
}

describe('With arbitrary text', () => {
  it('leadFormUrl has each parameter once, with the sanitized value of one', () => {
    fc.assert(
      fc.property(list, pairs, fc.option(text), (parameters, some, product) => {
        const form = formOf(parameters);
        const given = Object.fromEntries<string>(some);
        // The spread also copies an own property named `__proto__`. An empty product replaces nothing.
        const all = sanitizeValue(product ?? '') ? { ...given, ['product']: product! } : given;
        expectSound(leadFormUrl(form, product, given), all);
        const search = `?${some.map((pair) => pair.join('=')).join('&')}`;
        const read = readAttribution(form.parameters, { path: product ?? '/', search });
        expectSound(leadFormUrl(form, null, read), read);
      }),
    );
  });

  it('sanitizeValue returns one well-formed line of limited length, and is idempotent', () => {
    fc.assert(
      fc.property(text, (value) => {
        const line = sanitizeValue(value);
        expect(line).not.toMatch(/\p{Cc}|\p{Cs}/u);
        expect(line).toBe(line.trim());
        expect([...line].length).toBeLessThanOrEqual(QUERY_VALUE_MAX);
        expect(sanitizeValue(line)).toBe(line);
      }),
    );
    expect(sanitizeValue(' two\r\nlines\0')).toBe('two lines');
  });
});
