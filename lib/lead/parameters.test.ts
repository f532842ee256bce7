import {
  DEFAULT_PARAMETERS,
  readAttribution,
  withoutClickIds,
  parameterRules,
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
    [' gclid = click ', null],
    [' gclid=click[id] , ', [{ name: 'gclid', sent: 'click[id]' }]],
    ['utm_*=campaign', null],
    ['gclid,gclid', null],
    ['gclid=a,li_fat_id=a', null],
    ['gclid=__proto__', null],
    ['a&b', null],
    ['a'.repeat(41), null],
  ])('parses %j as %j', (list, rules) => {
    expect(parameterRules(list)).toEqual(rules);
  });
});

describe('readAttribution', () => {
  it('reads the listed parameters, and uses the path as the landing page', () => {
    expect(readAttribution(rules(DEFAULT_PARAMETERS), landing)).toEqual(attribution);
  });

  it.each([
    ['product,gclid=click_id', { gclid: 'g1' }],
    ['landing_page=page', { landing_page: '/FAQ' }],
  ])('with the list %j, reads only %j', (list, expected) => {
    expect(readAttribution(rules(list), landing)).toEqual(expected);
  });

  it.each([['a landing page in the query', '?landing_page=%2Fevil']])(
    'ignores %s, and returns only the landing page',
    (_what, search) => {
      expect(readAttribution(rules(DEFAULT_PARAMETERS), { path: '/', search })).toEqual({
        landing_page: '/',
      });
    },
  );
});

describe('withoutClickIds', () => {
  it.each(
    'gclid gbraid wbraid dclid msclkid fbclid li_fat_id ttclid twclid ScCid yclid'.split(' '),
  )('removes %s', (name) => {
    expect(withoutClickIds({ [name]: 'x', utm_source: 'news' })).toEqual({ utm_source: 'news' });
  });
});
