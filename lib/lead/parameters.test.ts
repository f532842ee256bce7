import {
  sanitizeValue,
  DEFAULT_PARAMETERS,
  readAttribution,
  withoutClickIds,
  leadFormQuery,
  parameterRules,
  QUERY_KEYS_MAX,
  QUERY_VALUE_MAX,
} from '@/lib/lead/parameters';

const landing = {
  path: '/FAQ',
  search: '?utm_source=news&utm_medium=mail&gclid=g1&li_fat_id=l1&other=x&utm_source=second',
};
const attribution = {
  utm_source: 'news',
  utm_medium: 'mail',
  gclid: 'g1',
  li_fat_id: 'l1',
  landing_page: '/FAQ',
};
const rules = (list: string) => parameterRules(list)!;

describe('parameterRules', () => {
  it.each([
    ['', []],
    [' , ', []],
    ['gclid', [{ name: 'gclid', sent: 'gclid' }]],
    [' gclid = click ', null],
    [' gclid=click[id] , ', [{ name: 'gclid', sent: 'click[id]' }]],
    ['utm_*', [{ name: 'utm_*', sent: 'utm_*' }]],
    ['utm_*=campaign', null],
    ['gclid,gclid', null],
    ['gclid=a,li_fat_id=a', null],
    ['gclid=a,gclid=b', expect.anything()],
    ['__proto__', null],
    ['gclid=__proto__', null],
    ['a&b', null],
    ['a'.repeat(40), expect.anything()],
    ['a'.repeat(41), null],
  ])('parses %j as %j', (list, rules) => {
    expect(parameterRules(list)).toEqual(rules);
  });
});

describe('sanitizeValue', () => {
  it.each([
    ['  SaaS\n', 'SaaS'],
    ['two\r\nlines\0', 'two lines'],
    ['half \ud83d', 'half \ufffd'],
    ['店', '店'],
    ['\u0000\t', ''],
  ])('turns %j into %j', (value, expected) => {
    expect(sanitizeValue(value)).toBe(expected);
  });

  it('truncates a long value without splitting a character', () => {
    expect(sanitizeValue('🫖'.repeat(QUERY_VALUE_MAX + 1))).toBe('🫖'.repeat(QUERY_VALUE_MAX));
  });
});

describe('readAttribution', () => {
  it('reads the listed parameters, and uses the path as the landing page', () => {
    expect(readAttribution(rules(DEFAULT_PARAMETERS), landing)).toEqual(attribution);
  });

  it.each([
    ['', {}],
    ['product', {}],
    ['product,gclid=click_id', { gclid: 'g1' }],
    ['landing_page=page', { landing_page: '/FAQ' }],
    ['utm_source', { utm_source: 'news' }],
    ['constructor,toString', {}],
  ])('with the list %j, reads only %j', (list, expected) => {
    expect(readAttribution(rules(list), landing)).toEqual(expected);
  });

  it.each([
    ['an empty value', '?gclid=&utm_source=%20'],
    ['a malformed campaign name', '?utm_=x&utm_Source=x&utm_a-b=x&UTM_SOURCE=x'],
    ['a landing page in the query', '?landing_page=%2Fevil'],
    ['a product in the query', '?product=SaaS'],
  ])('ignores %s, and returns only the landing page', (_what, search) => {
    expect(readAttribution(rules(DEFAULT_PARAMETERS), { path: '/', search })).toEqual({
      landing_page: '/',
    });
  });
});

describe('leadFormQuery', () => {
  it('if the settings rename gclid to utm_id, sends gclid and drops the original utm_id', () => {
    const attribution = { utm_id: 'x', gclid: 'g' };
    expect(leadFormQuery(rules('utm_*,gclid=utm_id'), attribution)).toBe('utm_id=g');
  });

  it('limits the number of parameters, and prefers the ones that are listed by name', () => {
    const many = Object.fromEntries(
      Array.from({ length: QUERY_KEYS_MAX }, (_, index) => [`utm_${index}`, 'x']),
    );
    const query = leadFormQuery(rules('utm_*,gclid'), { ...many, gclid: 'g' });
    const sent = new URLSearchParams(query);
    expect([...sent]).toHaveLength(QUERY_KEYS_MAX);
    expect(sent.get('gclid')).toBe('g');
  });
});

describe('withoutClickIds', () => {
  it.each(
    'gclid gbraid wbraid dclid msclkid fbclid li_fat_id ttclid twclid ScCid yclid'.split(' '),
  )('removes %s', (name) => {
    expect(withoutClickIds({ [name]: 'x', utm_source: 'news' })).toEqual({ utm_source: 'news' });
  });
});
