/** The fields of a lead. Not in formServices.ts, because the inline script needs no table of services. */
export const LEAD_FIELDS = ['name', 'company', 'email', 'phone', 'message'] as const;
export type LeadField = (typeof LEAD_FIELDS)[number];
