/** @jest-environment jsdom */
import fc from 'fast-check';

import {
  DEFAULT_PARAMETERS,
  leadFormUrl,
  parameterRules,
  QUERY_KEYS_MAX,
  QUERY_MAX,
  QUERY_VALUE_MAX,
  readAttribution,
  sanitizeValue,
} from '@/lib/parameters';

describe('parameterRules', () => {
  it.each([
    ['', []],
    [' gclid = click ', null],
    [' gclid=click[id] , ', [{ name: 'gclid', sent: 'click[id]', kind: 'clickId' }]],
    ['utm_*=campaign', null],
    ['gclid,gclid', null],
    ['gclid=a,li_fat_id=a', null],
    ['gclid=__proto__', null],
    ['a&b', null],
    ['a'.repeat(41), null],
  ])('parses %j as %j', (list, rules) => {
    expect(parameterRules(list)).toEqual(rules);
  });

  it.each(
    'gclid gbraid wbraid dclid msclkid fbclid li_fat_id ttclid twclid ScCid yclid'.split(' '),
  )('knows that %s identifies a person', (name) => {
    expect(parameterRules(name)).toEqual([{ name, sent: name, kind: 'clickId' }]);
  });

  it('knows what other parameters tell', () => {
    const rules = parameterRules('product,landing_page,utm_*,utm_source,ref')!;
    expect(rules.map(({ kind }) => kind)).toEqual([
      'product',
      'landing',
      'campaign',
      'campaign',
      'other',
    ]);
  });
});

const SRC = 'https://crm.example/forms/wtl/abc';

it.each([
  ['', '?product=SaaS&utm_source=news'],
  ['?lang=en&utm_source=site', '?lang=en&utm_source=site&product=SaaS'],
  ['?lang=en#', '?lang=en#product=SaaS&utm_source=news'],
  ['#/contact', '?product=SaaS&utm_source=news#/contact'],
  ['?lang=en#contact', '?lang=en&product=SaaS&utm_source=news#contact'],
])('leadFormUrl turns %s into %s', (own, expected) => {
  const rules = parameterRules(DEFAULT_PARAMETERS)!;
  expect(leadFormUrl(SRC + own, rules, 'SaaS', { utm_source: 'news' })).toBe(SRC + expected);
  expect(leadFormUrl(SRC + own, rules, ' ', {})).toBe(SRC + own);
});

/** Lone surrogates, control characters and delimiters of a query. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: fc.constantFrom(...'&=#?%+;/"<> \r\n\0é店', '\ud800', '\udc00', '%26', '🫖') }),
);

const CAMPAIGN = /^utm_[a-z0-9_]{1,32}$/;

/** Some that the site uses, and some that are special in JavaScript. */
const name = fc.oneof(
  fc.constantFrom('product', 'landing_page', 'gclid', 'utm_source', '__proto__', 'constructor'),
  fc.stringMatching(CAMPAIGN),
  fc.stringMatching(/^[A-Za-z][\w.[\]-]{0,39}$/),
);

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

/** No value changes the rest of the URL, and each is one of the given ones. */
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
        const rules = parameterRules(parameters)!;
        const given = Object.fromEntries<string>(some);
        // The spread also copies an own property named `__proto__`. An empty product replaces nothing.
        const all = sanitizeValue(product ?? '') ? { ...given, ['product']: product! } : given;
        expectSound(leadFormUrl(SRC, rules, product, given), all);
        const search = `?${some.map((pair) => pair.join('=')).join('&')}`;
        const read = readAttribution(rules, { path: product ?? '/', search });
        expectSound(leadFormUrl(SRC, rules, null, read), read);
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
