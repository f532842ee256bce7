import { valuesOf } from '@/lib/settings/rules';
import { readTracking, TRACKING_SETTINGS } from '@/lib/tracking/settings';

const read = (variables: Record<string, string>) =>
  readTracking(valuesOf(TRACKING_SETTINGS, variables));
const linkedIn = (ids: Record<string, string>) =>
  read(
    Object.fromEntries(
      Object.entries({ PARTNER_ID: '7', ...ids }).map(([name, id]) => [
        `NEXT_PUBLIC_LINKEDIN_${name}`,
        id,
      ]),
    ),
  );

it.each(['12a', '-1', '1.5', '1'.repeat(16)])('refuses the id %s', (PARTNER_ID) => {
  expect(() => linkedIn({ PARTNER_ID })).toThrow(
    `NEXT_PUBLIC_LINKEDIN_PARTNER_ID is "${PARTNER_ID}"`,
  );
});

it('tells that no advertising is intended from that nothing has been decided', () => {
  expect(linkedIn({ PARTNER_ID: 'none' })).toMatchObject({
    tracking: null,
    trackingDeclined: true,
  });
  expect(read({})).toEqual({
    tracking: null,
    analytics: [],
    trackingDeclined: false,
    vendors: [],
  });
});

it.each([
  [{ CONVERSION_ID: '8' }, '8', '8', null],
  [{ CONVERSION_ID: '8', CONTACT_CONVERSION_ID: '9', LEAD_CONVERSION_ID: '10' }, '8', '9', '10'],
])('reads the ids %j', (ids, conversionId, contactConversionId, leadConversionId) => {
  expect(linkedIn(ids).tracking).toEqual({
    partnerId: '7',
    conversionId,
    contactConversionId,
    leadConversionId,
  });
});

it.each([
  ['CONTACT_CONVERSION_ID', '8'],
  ['CONVERSION_ID', '08'],
])('refuses a conversion for leads that is also the %s', (other, id) => {
  expect(() => linkedIn({ [other]: id, LEAD_CONVERSION_ID: '8' })).toThrow(
    'NEXT_PUBLIC_LINKEDIN_LEAD_CONVERSION_ID is "8", but another conversion has the same id',
  );
});
