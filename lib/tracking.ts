import type { TrackingIds } from '@/lib/env';

/**
 * LinkedIn conversion tracking (specification, section 7). Loaded only when a partner id is
 * configured: islands reach this module behind `__TRACKING__`, which the build replaces by a
 * constant, so that a site without ids carries none of it.
 */

export const INSIGHT_SCRIPT = 'https://snap.licdn.com/li.lms-analytics/insight.min.js';
export const PIXEL_ORIGIN = 'https://px.ads.linkedin.com';

export type TrackingMoment = 'app-load' | 'footer-load' | 'email-click' | 'phone-click';

type Lintrk = ((action: 'track', data: { conversion_id: number }) => void) & { q?: unknown[] };

declare global {
  interface Window {
    _linkedin_partner_id?: string;
    _linkedin_data_partner_ids?: string[];
    lintrk?: Lintrk;
  }
}

/** Moments that count once in the life of a document, however often an effect runs. */
const ONCE: readonly TrackingMoment[] = ['app-load', 'footer-load'];
const counted = new WeakMap<Document, Set<TrackingMoment>>();

/** Puts the Insight Tag into the document, once; calls made before it arrives wait in its queue. */
function ensureInsightTag(partnerId: string) {
  if (window.lintrk) return;
  window._linkedin_partner_id = partnerId;
  window._linkedin_data_partner_ids = [...(window._linkedin_data_partner_ids ?? []), partnerId];
  const queue: unknown[] = [];
  const lintrk: Lintrk = (...call) => void queue.push(call);
  lintrk.q = queue;
  window.lintrk = lintrk;
  document.head.append(insightScript());
}

function insightScript() {
  const script = document.createElement('script');
  script.src = INSIGHT_SCRIPT;
  script.async = true;
  return script;
}

/** Reports a moment. Without a conversion id the tag still counts the view, and nothing else. */
export function trackMoment(ids: TrackingIds, moment: TrackingMoment) {
  ensureInsightTag(ids.partnerId);
  if (ONCE.includes(moment)) {
    const seen = counted.get(document) ?? new Set();
    if (seen.has(moment)) return;
    counted.set(document, seen.add(moment));
  }
  if (ids.conversionId) window.lintrk?.('track', { conversion_id: Number(ids.conversionId) });
}

/** Adds the contact page's script and pixel; returns the undo for when the visitor leaves. */
export function addContactConversion(ids: TrackingIds) {
  const script = insightScript();
  const pixel = document.createElement('img');
  const query = new URLSearchParams({ pid: ids.partnerId, fmt: 'gif' });
  if (ids.contactConversionId) query.set('conversionId', ids.contactConversionId);
  pixel.src = `${PIXEL_ORIGIN}/collect/?${query}`;
  pixel.alt = '';
  pixel.hidden = true;
  script.dataset.tracking = pixel.dataset.tracking = 'contact';
  document.head.append(script);
  document.body.append(pixel);
  return () => {
    script.remove();
    pixel.remove();
  };
}
