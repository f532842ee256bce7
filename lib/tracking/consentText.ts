import { isForAdvertising, LANDING_PAGE, type ParameterRule } from '@/lib/lead/parameters';

/** Clauses of the text. */
export type ConsentTextWords = {
  /** With `{effects}` for those of the next four that apply. */
  withConsent: string;
  adNetwork: string;
  /** With {who} for the analytics tools that need consent. */
  analytics: string;
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
  build: {
    hasAdNetwork: boolean;
    /** The names of the analytics tools that need consent. */
    analytics?: readonly string[];
    parameters: readonly ParameterRule[];
  },
): string {
  const { hasAdNetwork, analytics = [], parameters } = build;
  const effects = hasAdNetwork ? [words.adNetwork] : [];
  if (analytics.length > 0) effects.push(words.analytics.replace('{who}', analytics.join(', ')));
  if (parameters.some(isForAdvertising)) effects.push(words.advertisement);
  else if (parameters.some(({ name }) => name === LANDING_PAGE)) effects.push(words.landingPage);
  return effects.length > 0
    ? words.withConsent.replace('{effects}', effects.join(', and '))
    : words.nothing;
}
