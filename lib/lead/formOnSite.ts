import type { LeadFormSettings } from '@/lib/lead/settings';

/**
 * The path of a form or an endpoint on the site's own origin, such as that of a CRM in a folder of the
 * web server. `null` if the site's form is at another origin, or part of the export.
 */
export function formPathOnSite({
  leadForm,
  siteUrl,
}: {
  leadForm: LeadFormSettings;
  siteUrl: string;
}): string | null {
  if (leadForm.kind === 'demo') return null;
  const { origin, pathname } = new URL(leadForm.src);
  return origin === siteUrl ? pathname : null;
}
