import { isForAdvertising, LANDING_PAGE, type ParameterRule } from '@/lib/lead/parameters';

/** Clauses of the text. */
export type ConsentTextWords = {
  /** With `{effects}` for those of the next three that apply. */
  withConsent: string;
  adNetwork: string;
  advertisement: string;
  landingPage: string;
  /** If none applies. */
  nothing: string;
};

/**
 * The text of the consent banner. It names what this build does after consent (lib/lead/attribution.ts),
 * so that it is always true. The privacy notice has the details.
 */
export function consentText(
  words: ConsentTextWords,
  build: { hasAdNetwork: boolean; parameters: readonly ParameterRule[] },
): string {
  const { hasAdNetwork, parameters } = build;
  const effects = hasAdNetwork ? [words.adNetwork] : [];
  if (parameters.some(isForAdvertising)) effects.push(words.advertisement);
  else if (parameters.some(({ name }) => name === LANDING_PAGE)) effects.push(words.landingPage);
  return effects.length > 0
    ? words.withConsent.replace('{effects}', effects.join(', and '))
    : words.nothing;
}
