import { siteFacts } from '@/jest.setup';
import { readSettings } from '@/lib/settings/env';
import { consentRevision } from '@/lib/tracking/vendors';

const BEFORE = {
  NEXT_PUBLIC_LINKEDIN_PARTNER_ID: '1',
  NEXT_PUBLIC_LEAD_FORM_PARAMETERS: 'product,gclid,landing_page',
};
const revisionOf = (changed: Record<string, string>) =>
  consentRevision(readSettings(siteFacts, { ...BEFORE, ...changed }));

describe('consentRevision', () => {
  it.each([
    ['another vendor that needs consent', { NEXT_PUBLIC_ANALYTICS: 'G-ABC123' }],
    ['another parameter', { NEXT_PUBLIC_LEAD_FORM_PARAMETERS: 'product,gclid,landing_page,ref' }],
  ])('changes with %s', (_, changed) => {
    expect(revisionOf(changed)).not.toBe(revisionOf({}));
  });

  it.each([
    [
      'a vendor that needs no consent',
      { NEXT_PUBLIC_ANALYTICS: 'https://plausible.io/js/pa-a.js' },
    ],
    ['the order of the parameters', { NEXT_PUBLIC_LEAD_FORM_PARAMETERS: 'landing_page,gclid' }],
  ])('stays with %s', (_, changed) => {
    expect(revisionOf(changed)).toBe(revisionOf({}));
  });
});

it.each([
  [{ NEXT_PUBLIC_LINKEDIN_PARTNER_ID: '7' }, true],
  [{ NEXT_PUBLIC_ANALYTICS: 'https://plausible.io/js/pa-a.js, G-ABC123' }, true],
  [{ NEXT_PUBLIC_LEAD_FORM_PARAMETERS: 'product,landing_page' }, true],
  [{ NEXT_PUBLIC_LEAD_FORM_PARAMETERS: 'product' }, false],
])(
  'Visitors are asked only if something needs consent, and the setting says so: %j, %s',
  (variables, consent) => {
    const may = (answer: string) =>
      readSettings(siteFacts, { ...variables, NEXT_PUBLIC_TRACKING_CONSENT: answer }).consent;
    expect([may('ask'), may('off'), may('')]).toEqual([consent, false, false]);
  },
);
