import type { TrackingNetwork } from '@/lib/browser/tracking';
import { loadVendorScript } from '@/lib/scriptUrls';
import type { Vendor } from '@/lib/vendors';

/** LinkedIn's Insight Tag and its conversion calls (specification, section 7). */

export type LinkedInIds = {
  partnerId: string;
  conversionId: string | null;
  contactConversionId: string | null;
  leadConversionId: string | null;
};

const SCRIPT_ORIGIN = 'https://snap.licdn.com';
export const INSIGHT_SCRIPT = `${SCRIPT_ORIGIN}/li.lms-analytics/insight.min.js`;
const PIXEL_ORIGIN = 'https://px.ads.linkedin.com';

/**
 * Cookies: those of LinkedIn's table for the "first party domain" (linkedin.com/legal/l/cookie-table, April
 * 2024). The table lacks `li_adsId`, a number in local storage that the tag sends with each request
 * (github.com/linkedin/linkedin-prebid-module, read in November 2026).
 */
export const LINKEDIN = {
  id: 'linkedIn',
  name: 'LinkedIn',
  hosts: {
    'script-src': [SCRIPT_ORIGIN],
    // The first host redirects to the others.
    'img-src': [PIXEL_ORIGIN, 'https://px4.ads.linkedin.com', 'https://www.linkedin.com'],
    'connect-src': [PIXEL_ORIGIN, 'https://px4.ads.linkedin.com'],
  },
  needsConsent: true,
  supportsTrustedTypes: false,
  stored: ['li_fat_id', 'li_giant', 'ln_or', 'li_adsId'],
} as const satisfies Vendor;

type Conversion = {
  conversion_id: number;
  /**
   * LinkedIn counts a conversion that a server reports with the same id only once
   * (learn.microsoft.com/linkedin/marketing/conversions/deduplication). The name is that of LinkedIn's
   * template (github.com/linkedin/linkedin-gtm-community-template, `template.tpl`, read in November 2026).
   */
  event_id?: string;
};

type Lintrk = ((action: 'track', data: Conversion) => void) & { q?: unknown[] };

declare global {
  interface Window {
    _linkedin_partner_id?: string;
    _linkedin_data_partner_ids?: string[];
    lintrk?: Lintrk;
  }
}

/** Calls made before the tag has loaded wait in its queue. */
function start(partnerId: string) {
  window._linkedin_partner_id = partnerId;
  window._linkedin_data_partner_ids = [partnerId];
  const queue: unknown[] = [];
  const lintrk: Lintrk = (...call) => void queue.push(call);
  lintrk.q = queue;
  window.lintrk = lintrk;
  loadVendorScript(INSIGHT_SCRIPT);
}

/** Returns a function that removes what it adds. */
function addContactConversion({ partnerId, contactConversionId }: LinkedInIds) {
  const script = loadVendorScript(INSIGHT_SCRIPT);
  const pixel = document.createElement('img');
  const query = new URLSearchParams({ pid: partnerId, fmt: 'gif' });
  if (contactConversionId) query.set('conversionId', contactConversionId);
  pixel.src = `${PIXEL_ORIGIN}/collect/?${query}`;
  pixel.alt = '';
  pixel.hidden = true;
  script.dataset.tracking = pixel.dataset.tracking = 'contact';
  document.body.append(pixel);
  return () => {
    script.remove();
    pixel.remove();
  };
}

function convert(conversionId: string | null, eventId?: string) {
  if (conversionId === null) return;
  const conversion: Conversion = { conversion_id: Number(conversionId) };
  if (eventId !== undefined) conversion.event_id = eventId;
  window.lintrk?.('track', conversion);
}

/**
 * The conversion id is for the events of the specification; a lead has its own. Without any, the tag still
 * counts page views.
 */
export const linkedIn = (ids: LinkedInIds): TrackingNetwork => ({
  needsConsent: LINKEDIN.needsConsent,
  start: () => {
    start(ids.partnerId);
    return (event, leadId) => {
      if (event === 'contact-page') return addContactConversion(ids);
      if (event === 'lead') return convert(ids.leadConversionId, leadId);
      return convert(ids.conversionId);
    };
  },
});
