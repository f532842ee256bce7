import { checkNeeds, oneOf, settingRules, valuesOf } from '@/lib/settings/rules';

const RULES = settingRules({
  COLOR: oneOf('red', 'green', 'blue'),
  NETWORK: {
    accepts: (value) => /^\d+$/.test(value),
    expected: (value) => `digits, unlike ${value}`,
    off: 'none',
  },
  PLACE: {
    accepts: () => true,
    expected: 'a place',
    needs: 'NETWORK',
  },
});

it('takes a blank variable as unset, and drops spaces around a value', () => {
  expect(valuesOf(RULES, { COLOR: ' red ', NETWORK: '  ' })).toEqual({
    COLOR: 'red',
    NETWORK: '',
    PLACE: '',
  });
});

it.each([
  [{ COLOR: 'pink' }, 'COLOR is "pink", but must be red, green, or blue, or empty.'],
  [{ NETWORK: '7a' }, 'NETWORK is "7a", but must be digits, unlike 7a (or none), or empty.'],
])('says what a value must be: %j', (variables, message) => {
  expect(() => valuesOf(RULES, variables)).toThrow(new Error(message));
});

it.each([['', 'PLACE is "here", but NETWORK is empty: set both, or neither.']])(
  'refuses a setting that has no effect with the other "%s"',
  (NETWORK, message) => {
    const values = valuesOf(RULES, { PLACE: 'here', NETWORK });
    expect(() => checkNeeds(RULES, values)).toThrow(new Error(message));
    expect(() => checkNeeds(RULES, { ...values, NETWORK: '7' })).not.toThrow();
  },
);
