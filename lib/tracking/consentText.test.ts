import { DEFAULT_PARAMETERS, parameterRules } from '@/lib/lead/parameters';
import { consentText } from '@/lib/tracking/consentText';

const words = {
  withConsent: 'If you nod, {effects}.',
  vendor: '{who} counts you',
  vendors: '{who} count you',
  advertisement: 'we note your ad',
  landingPage: 'we note your first page',
  both: '{one}; {two}',
};

it.each([
  [['A', 'B'], DEFAULT_PARAMETERS, 'If you nod, A und B count you; we note your ad.'],
  [[], 'landing_page=entry', 'If you nod, we note your first page.'],
])('The consent text for %j and the parameters %j', (names, list, text) => {
  const parameters = parameterRules(list)!;
  expect(consentText(words, { language: 'de', vendors: names, parameters })).toBe(text);
});
