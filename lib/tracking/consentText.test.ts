import { consent } from '@/content/consent';
import { attribution, forgetAttribution } from '@/lib/lead/attribution';
import { leadFormUrl } from '@/lib/lead/leadForm';
import { DEFAULT_PARAMETERS, parameterRules } from '@/lib/lead/parameters';
import { consentText } from '@/lib/tracking/consentText';

const { withConsent, adNetwork, facts, nothingWithoutConsent, choice } = consent.text;
const EVERYTHING = Object.values(facts);

/** The facts that are stored with consent, and those that the form gets without it. */
function named(list: string) {
  const text = consentText(consent.text, {
    hasAdNetwork: false,
    parameters: parameterRules(list)!,
  });
  const [agreed = '', otherwise = ''] = text.split('Otherwise');
  return [agreed, otherwise].map((part) => EVERYTHING.filter((fact) => part.includes(fact)));
}

describe('consentText', () => {
  const { campaign, clickId, landingPage, product } = facts;

  it.each([
    [DEFAULT_PARAMETERS, [campaign, clickId, landingPage], [landingPage, product]],
    ['utm_*', [campaign], []],
    ['ref=source', [campaign], []],
    ['fbclid=click', [clickId], []],
    ['landing_page=entry', [landingPage], [landingPage]],
    ['product=subject', [], [product]],
    ['', [], []],
  ])('for the parameters %j, names what is stored and what the form gets', (list, yes, no) => {
    expect(named(list)).toEqual([yes, no]);
  });

  it('names what the form really gets without consent', () => {
    const build = globalThis as unknown as { __CONSENT__: boolean };
    jest.replaceProperty(build, '__CONSENT__', true);
    forgetAttribution();
    const parameters = parameterRules('product,utm_*,ref,gclid,landing_page')!;
    const search = '?utm_source=news&ref=x&gclid=g1';
    const sent = attribution(parameters, { path: '/FAQ', search });
    const url = leadFormUrl({ src: 'https://crm.example/', parameters }, 'SaaS', sent);
    expect([...new URL(url).searchParams.keys()].sort()).toEqual(['landing_page', 'product']);
    expect(named('product,utm_*,ref,gclid,landing_page')[1]).toEqual([landingPage, product]);
    jest.restoreAllMocks();
  });

  it('mentions the ad network only if there is one, and says if the form learns nothing', () => {
    const text = (hasAdNetwork: boolean) =>
      consentText(consent.text, { hasAdNetwork, parameters: [] });
    expect(text(true)).toBe(
      [withConsent.replace('{effects}', adNetwork), nothingWithoutConsent, choice].join(' '),
    );
    expect(text(false)).not.toContain(adNetwork);
  });
});
