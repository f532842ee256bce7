import { consent } from '@/lib/fixture/content/consent';
import { DEFAULT_PARAMETERS, parameterRules } from '@/lib/lead/parameters';
import { consentText } from '@/lib/tracking/consentText';

const { withConsent, vendor, vendors, advertisement, landingPage, both } = consent.text;
const agreed = (one: string, two?: string) =>
  withConsent.replace('{effects}', two ? both.replace('{one}', one).replace('{two}', two) : one);
const one = vendor.replace('{who}', 'A');
const two = vendors.replace('{who}', 'A und B');

describe('consentText', () => {
  it.each([
    [['A'], DEFAULT_PARAMETERS, agreed(one, advertisement)],
    [['A', 'B'], DEFAULT_PARAMETERS, agreed(two, advertisement)],
    [['A'], 'product', agreed(one)],
    [[], 'utm_*', agreed(advertisement)],
    [[], 'ref=source', agreed(advertisement)],
    [[], 'fbclid=click,landing_page', agreed(advertisement)],
    [[], 'landing_page=entry', agreed(landingPage)],
  ])('with %j and the parameters %j, is %j', (names, list, text) => {
    const parameters = parameterRules(list)!;
    expect(consentText(consent.text, { language: 'de', vendors: names, parameters })).toBe(text);
  });
});
