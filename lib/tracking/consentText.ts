import { isForAdvertising, LANDING_PAGE, type ParameterRule } from '@/lib/lead/parameters';
import { listOf } from '@/lib/listOf';

/** Clauses of the text. */
export type ConsentTextWords = {
  /** With `{effects}` for those of the next four that apply. */
  withConsent: string;
  /** If one company waits for consent. {who} stands for its name. */
  vendor: string;
  /** If several companies wait for consent. {who} stands for their names. */
  vendors: string;
  advertisement: string;
  landingPage: string;
};

/**
 * The text of the consent banner. It names what this build does after consent
 * (lib/lead/attribution.ts), and nothing else. A build that needs no consent has no banner. The
 * details are in the privacy notice.
 */
export function consentText(
  words: ConsentTextWords,
  build: {
    /** The names of the companies whose scripts need consent. */
    vendors: readonly string[];
    parameters: readonly ParameterRule[];
  },
): string {
  const { vendors, parameters } = build;
  const effects: string[] = [];
  if (vendors.length > 0) {
    const clause = vendors.length > 1 ? words.vendors : words.vendor;
    effects.push(clause.replace('{who}', listOf(vendors)));
  }
  if (parameters.some(isForAdvertising)) effects.push(words.advertisement);
  else if (parameters.some(({ name }) => name === LANDING_PAGE)) effects.push(words.landingPage);
  return words.withConsent.replace('{effects}', effects.join(', and '));
}
