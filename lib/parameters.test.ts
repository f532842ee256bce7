/** @jest-environment jsdom */
import {
  DEFAULT_PARAMETERS,
  leadFormQuery,
  leadFormUrl,
  parameterRules,
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
    expect(parameterRules(name)![0]!.kind).toBe('clickId');
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
  ['', '?product=A%26B&utm_source=news'],
  ['?lang=en&utm_source=site', '?lang=en&utm_source=site&product=A%26B'],
  ['?lang=en#', '?lang=en#product=A%26B&utm_source=news'],
  ['#/contact', '?product=A%26B&utm_source=news#/contact'],
  ['?lang=en#contact', '?lang=en&product=A%26B&utm_source=news#contact'],
])('leadFormUrl turns %s into %s', (own, expected) => {
  const rules = parameterRules(DEFAULT_PARAMETERS)!;
  expect(leadFormUrl(SRC + own, rules, 'A&B', { utm_source: 'news' })).toBe(SRC + expected);
  expect(leadFormUrl(SRC + own, rules, ' ', {})).toBe(SRC + own);
});

it.each([
  ['utm_*,gclid=utm_id', { utm_id: 'g' }],
  ['utm_*,msclkid=utm_id,constructor', { utm_id: 'a' }],
  ['ref=from,product', { from: 'x' }],
])('with the rules %s, a form gets only what they list, under the names to send', (list, sent) => {
  const visit = { path: '/', search: '?utm_id=a&gclid=g&ref=x&other=x&utm_Source=z' };
  expect(readAttribution(parameterRules(list)!, visit)).toEqual(sent);
});

it('sends the product of a booking under its name, whatever the first URL said', () => {
  const [rule] = parameterRules('product=utm_term')!;
  expect([...leadFormQuery([rule!], 'SaaS', { utm_term: 'ad', ref: 'x' })]).toEqual([
    ['utm_term', 'SaaS'],
    ['ref', 'x'],
  ]);
});

it('sends no more than services accept', () => {
  const long = '店'.repeat(300);
  const sent = leadFormQuery([], null, { utm_a: long, utm_b: long });
  expect(sent.get('utm_a')).toHaveLength(QUERY_VALUE_MAX);
  expect(sent.toString().length).toBeLessThanOrEqual(QUERY_MAX);
});

it('reads the listed parameters of a URL, and the page', () => {
  const rules = parameterRules('product,landing_page,utm_*,gclid')!;
  const search = '?product=SaaS&utm_source=a&utm_source=b&utm_=c&gclid=&toString=d';
  expect(readAttribution(rules, { path: '/FAQ', search })).toEqual({
    landing_page: '/FAQ',
    utm_source: 'a',
  });
});

it.each([
  [' two\r\nlines\0', 'two lines'],
  ['half of \ud83e a pot', 'half of \ufffd a pot'],
  [`${'x'.repeat(199)} y`, 'x'.repeat(199)],
])('of the text %j, a form gets one line of well-formed text', (value, line) =>
  expect(sanitizeValue(value)).toBe(line),
);
