import { settingError, settingRules, type Values } from '@/lib/settings/rules';
import { ANALYTICS_VALUES, analyticsTools, analyticsVendor } from '@/lib/tracking/analytics';
import { LINKEDIN, type TrackingIds } from '@/lib/tracking/linkedIn';
import type { Vendor } from '@/lib/tracking/vendor';

/** At most 15 digits: LinkedIn's tag takes a JavaScript number, and larger ones are not exact. */
const ID = {
  accepts: (value: string) => /^\d{1,15}$/.test(value),
  expected: 'digits only, 15 at most, such as 1234567',
};
const CONVERSION = { ...ID, needs: 'NEXT_PUBLIC_LINKEDIN_PARTNER_ID' } as const;

export const TRACKING_SETTINGS = settingRules({
  // Without LinkedIn, the launch check asks whether this is intended.
  NEXT_PUBLIC_LINKEDIN_PARTNER_ID: { ...ID, off: 'none' },
  NEXT_PUBLIC_LINKEDIN_CONVERSION_ID: CONVERSION,
  NEXT_PUBLIC_LINKEDIN_CONTACT_CONVERSION_ID: CONVERSION,
  NEXT_PUBLIC_LINKEDIN_LEAD_CONVERSION_ID: CONVERSION,
  NEXT_PUBLIC_ANALYTICS: {
    accepts: (value) => analyticsTools(value) !== null,
    expected: ANALYTICS_VALUES,
  },
});

/** @throws Error if leads have the id of another conversion: LinkedIn would add up leads and page views */
export function readTracking(values: Values<keyof typeof TRACKING_SETTINGS>) {
  const {
    NEXT_PUBLIC_LINKEDIN_PARTNER_ID: partnerId,
    NEXT_PUBLIC_LINKEDIN_CONVERSION_ID: conversionId,
    NEXT_PUBLIC_LINKEDIN_CONTACT_CONVERSION_ID: contactId,
    NEXT_PUBLIC_LINKEDIN_LEAD_CONVERSION_ID: leadId,
  } = values;
  // LinkedIn's tag takes numbers.
  if ([conversionId, contactId].some((id) => leadId && id && Number(id) === Number(leadId)))
    throw settingError(
      values,
      'NEXT_PUBLIC_LINKEDIN_LEAD_CONVERSION_ID',
      'another conversion has the same id: make a conversion for leads in Campaign Manager, and set its id',
    );
  const trackingDeclined = partnerId === TRACKING_SETTINGS.NEXT_PUBLIC_LINKEDIN_PARTNER_ID.off;
  const analytics = analyticsTools(values.NEXT_PUBLIC_ANALYTICS)!;
  const tracking: TrackingIds | null =
    partnerId !== '' && !trackingDeclined
      ? {
          partnerId,
          conversionId: conversionId || null,
          contactConversionId: contactId || conversionId || null,
          leadConversionId: leadId || null,
        }
      : null;
  const vendors: readonly Vendor[] = [
    ...(tracking ? [LINKEDIN] : []),
    ...analytics.map(analyticsVendor),
  ];
  return {
    /** LinkedIn Insight Tag ids. `null` turns tracking off. */
    tracking,
    /** The analytics tools (lib/tracking/analytics.ts). */
    analytics,
    /** Whether tracking was explicitly turned off (`none`), not merely left unset. */
    trackingDeclined,
    /** The vendors of both. */
    vendors,
  };
}
