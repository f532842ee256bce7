import { consent } from '@/content/consent';
import { DEFAULT_PARAMETERS, parameterRules } from '@/lib/lead/parameters';
import { consentText } from '@/lib/tracking/consentText';

const { withConsent, vendor, vendors, advertisement, landingPage } = consent.text;
const agreed = (...effects: string[]) => withConsent.replace('{effects}', effects.join(', and '));
const one = vendor.replace('{who}', 'A');
const two = vendors.replace('{who}', 'A and B');

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
    expect(consentText(consent.text, { vendors: names, parameters })).toBe(text);
  });
});
