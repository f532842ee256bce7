import {
  isClickId,
  LANDING_PAGE,
  PRODUCT_PARAMETER,
  type ParameterRule,
} from '@/lib/lead/parameters';

type Fact = 'campaign' | 'clickId' | 'landingPage' | 'product';

/** Clauses and sentences, with `{facts}` for a list of what the form gets. */
export type ConsentTextWords = {
  /** With `{effects}` for the next two. */
  withConsent: string;
  adNetwork: string;
  stored: string;
  withoutConsent: string;
  nothingWithoutConsent: string;
  facts: Readonly<Record<Fact, string>>;
  choice: string;
};

function factOf(name: string): Fact {
  if (name === PRODUCT_PARAMETER) return 'product';
  if (name === LANDING_PAGE) return 'landingPage';
  return isClickId(name) ? 'clickId' : 'campaign';
}

const LIST = new Intl.ListFormat('en');

/**
 * The text of the consent banner. It names what this build stores after consent, and what it passes
 * to the form without consent (lib/lead/attribution.ts), so that the text is always true.
 */
export function consentText(
  words: ConsentTextWords,
  build: { hasAdNetwork: boolean; parameters: readonly ParameterRule[] },
): string {
  const passed = new Set(build.parameters.map(({ name }) => factOf(name)));
  const list = (...facts: Fact[]) =>
    LIST.format(facts.filter((fact) => passed.has(fact)).map((fact) => words.facts[fact]));
  const stored = list('campaign', 'clickId', 'landingPage');
  const always = list('landingPage', 'product');
  const effects = [
    ...(build.hasAdNetwork ? [words.adNetwork] : []),
    ...(stored === '' ? [] : [words.stored.replace('{facts}', stored)]),
  ];
  return [
    effects.length > 0 ? words.withConsent.replace('{effects}', effects.join(', and ')) : '',
    always === '' ? words.nothingWithoutConsent : words.withoutConsent.replace('{facts}', always),
    words.choice,
  ]
    .filter(Boolean)
    .join(' ');
}
