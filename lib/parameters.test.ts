import { parameterRules, withoutClickIds } from '@/lib/parameters';

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

describe('withoutClickIds', () => {
  it.each(
    'gclid gbraid wbraid dclid msclkid fbclid li_fat_id ttclid twclid ScCid yclid'.split(' '),
  )('removes %s', (name) => {
    expect(withoutClickIds({ [name]: 'x', utm_source: 'news' })).toEqual({ utm_source: 'news' });
  });
});
