import { expectedOrigin, isOrigin } from '@/lib/settings/origins';

/** The rule for one setting. An empty value and an unset variable mean the same: use the default. */
export type SettingRule<Name extends string = never> = {
  accepts: (value: string) => boolean;
  /** What a value must be, for the message. */
  expected: string | ((value: string) => string);
  /** A value that turns the mechanism off and, unlike an empty one, says that this is intended. */
  off?: string;
  /** The setting without which this one has no effect. */
  needs?: Name;
};

type Rules<Name extends string> = Readonly<Record<Name, SettingRule<string>>>;
export type Values<Name extends string = string> = Readonly<Record<Name, string>>;

/** The settings of one mechanism. Each mechanism reads its own (lib/settings/env.ts). */
export const settingRules = <Name extends string>(
  rules: Record<Name, SettingRule<NoInfer<Name>>>,
): Rules<Name> => rules;

export const oneOf = (...values: readonly string[]): SettingRule => ({
  accepts: (value) => values.includes(value),
  expected: new Intl.ListFormat('en', { type: 'disjunction' }).format(values),
});

export const ORIGIN: SettingRule = {
  accepts: isOrigin,
  expected: (value) =>
    expectedOrigin(value, 'an https origin without a path, such as https://example.com'),
};

export const namesOf = <Name extends string>(rules: Rules<Name>) => Object.keys(rules) as Name[];

/**
 * The one form of a message about a setting: its name, its value, and what is wrong.
 *
 * @param problem with the remedy, without a full stop
 */
export const settingError = <Name extends string>(
  values: Values<Name>,
  name: Name,
  problem: string,
) => new Error(`${name} is ${values[name] ? `"${values[name]}"` : 'empty'}, but ${problem}.`);

/** Vercel adds these if a project exposes its system environment variables. */
const OF_VERCEL = /^NEXT_PUBLIC_VERCEL_/;

/** @throws Error for the first name that looks like a setting, but is none */
export function checkNames(
  names: readonly string[],
  source: Readonly<Record<string, string | undefined>>,
) {
  const unknown = Object.keys(source).find(
    (name) => name.startsWith('NEXT_PUBLIC_') && !names.includes(name) && !OF_VERCEL.test(name),
  );
  if (unknown)
    throw new Error(
      `${unknown} is not a setting: correct its name (.env.example lists all settings), or remove it.`,
    );
}

/** @throws Error for the first value that breaks its rule */
export function valuesOf<Name extends string>(
  rules: Rules<Name>,
  source: Readonly<Record<string, string | undefined>>,
): Values<Name> {
  const names = namesOf(rules);
  const values = Object.fromEntries(
    names.map((name) => [name, source[name]?.trim() ?? '']),
  ) as Values<Name>;
  for (const name of names) {
    const { accepts, expected, off } = rules[name];
    const value = values[name];
    if (value === '' || value === off || accepts(value)) continue;
    const form = typeof expected === 'string' ? expected : expected(value);
    throw settingError(values, name, `must be ${form}${off ? ` (or ${off})` : ''}, or empty`);
  }
  return values;
}

/** @throws Error for the first setting that has no effect without another one */
export function checkNeeds<Name extends string>(rules: Rules<Name>, values: Values<Name>) {
  for (const name of namesOf(rules)) {
    const needed = rules[name].needs as Name | undefined;
    if (values[name] === '' || needed === undefined) continue;
    if (values[needed] === '' || values[needed] === rules[needed].off)
      throw settingError(
        values,
        name,
        `${needed} is ${values[needed] || 'empty'}: set both, or neither`,
      );
  }
}
