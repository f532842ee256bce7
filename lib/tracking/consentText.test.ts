import { consent } from '@/content/consent';
import { DEFAULT_PARAMETERS, parameterRules } from '@/lib/lead/parameters';
import { consentText } from '@/lib/tracking/consentText';

const { withConsent, adNetwork, advertisement, landingPage, nothing } = consent.text;
const agreed = (...effects: string[]) => withConsent.replace('{effects}', effects.join(', and '));

describe('consentText', () => {
  it.each([
    [true, DEFAULT_PARAMETERS, agreed(adNetwork, advertisement)],
    [true, 'product', agreed(adNetwork)],
    [false, 'utm_*', agreed(advertisement)],
    [false, 'ref=source', agreed(advertisement)],
    [false, 'fbclid=click,landing_page', agreed(advertisement)],
    [false, 'landing_page=entry', agreed(landingPage)],
    [false, 'product=subject', nothing],
    [false, '', nothing],
  ])('with an ad network: %s, and the parameters %j, is %j', (hasAdNetwork, list, text) => {
    const parameters = parameterRules(list)!;
    expect(consentText(consent.text, { hasAdNetwork, parameters })).toBe(text);
  });
});
