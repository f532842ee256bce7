import { DEFAULT_PARAMETERS, parameterRules } from '@/lib/lead/parameters';
import { consentText } from '@/lib/tracking/consentText';
import { filled } from '@/lib/text/filled';

const words = {
  withConsent: 'If you nod, {effects}.',
  vendor: '{who} counts you',
  vendors: '{who} count you',
  advertisement: 'we note your ad',
  landingPage: 'we note your first page',
  both: '{one}; {two}',
};
const { withConsent, vendor, vendors, advertisement, landingPage, both } = words;
const agreed = (one: string, two?: string) =>
  filled(withConsent, { effects: two ? filled(both, { one, two }) : one });
const one = filled(vendor, { who: 'A' });
const two = filled(vendors, { who: 'A und B' });

describe('consentText', () => {
  it.each([
    [['A'], DEFAULT_PARAMETERS, agreed(one, advertisement)],
    [['A', 'B'], DEFAULT_PARAMETERS, agreed(two, advertisement)],
    [[], 'fbclid=click,landing_page', agreed(advertisement)],
    [[], 'landing_page=entry', agreed(landingPage)],
  ])('with %j and the parameters %j, is %j', (names, list, text) => {
    const parameters = parameterRules(list)!;
    expect(consentText(words, { language: 'de', vendors: names, parameters })).toBe(text);
  });
});
