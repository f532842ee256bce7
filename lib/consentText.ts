import { isForAdvertising, type ParameterRule } from '@/lib/parameters';
import { joinedNames } from '@/lib/text/joinedNames';
import { filled } from '@/lib/text/filled';

export type ConsentTextWords = {
  /** With `{effects}` for those of the next four clauses that apply. */
  withConsent: string;
  /** If one company waits for consent. {who} stands for its name. */
  vendor: string;
  /** If several companies wait for consent. {who} stands for their names. */
  vendors: string;
  advertisement: string;
  landingPage: string;
  /** If two of these clauses apply. */
  both: string;
};

/**
 * The text of the consent banner. It names what this build does after consent, and nothing else. A build
 * that needs no consent has no banner. The details are in the privacy notice.
 */
export function consentText(
  words: ConsentTextWords,
  build: {
    language: string;
    /** The names of the companies whose scripts need consent. */
    vendors: readonly string[];
    parameters: readonly ParameterRule[];
  },
): string {
  const { language, vendors, parameters } = build;
  const effects: string[] = [];
  if (vendors.length > 0) {
    const clause = vendors.length > 1 ? words.vendors : words.vendor;
    effects.push(filled(clause, { who: joinedNames(vendors, language) }));
  }
  if (parameters.some(isForAdvertising)) effects.push(words.advertisement);
  else if (parameters.some(({ kind }) => kind === 'landing')) effects.push(words.landingPage);
  const [one = '', two] = effects;
  const all = two ? filled(words.both, { one, two }) : one;
  return filled(words.withConsent, { effects: all });
}
