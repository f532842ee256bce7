import type { TrackingEvent, TrackingNetwork } from '@/lib/browser/tracking';
import { loadVendorScript } from '@/lib/scriptUrls';
import type { Vendor } from '@/lib/vendors';

/** The tools that NEXT_PUBLIC_ANALYTICS can name. docs/analytics.md shows how to add one. */

type AnalyticsRecord = Omit<Vendor, 'id' | 'hosts'> & {
  /** What the setting must be, for messages. */
  expected: string;
  accepts: (value: string) => boolean;
  hosts: (value: string) => Vendor['hosts'];
  /** Loads the script, which counts page views itself. Returns a function that reports other events. */
  start: (value: string) => (event: string) => void;
};

export type AnalyticsId = keyof typeof ANALYTICS;

export type AnalyticsTool = { vendor: AnalyticsId; value: string };

declare global {
  interface Window {
    plausible?: ((event: string) => void) & { q?: unknown[]; o?: object };
    dataLayer?: unknown[];
  }
}

/** In the policy, other characters could have a meaning. */
const PLAUSIBLE = /^https:\/\/[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?(\/[\w.-]+)*\/js\/pa-[\w-]+\.js$/;

export const ANALYTICS = {
  /**
   * Hosts: the script sends to /api/event on its own host (plausible.io/docs/script-extensions and the
   * source of @plausible-analytics/tracker 0.4.6, November 2026). It stores nothing.
   * Page views: each change of the path (plausible.io/docs/spa-support), if "Hashed page paths" is off, as
   * it is by default.
   */
  plausible: {
    name: 'Plausible Analytics',
    expected: 'a Plausible script (https://plausible.io/js/pa-….js)',
    accepts: (value) => PLAUSIBLE.test(value),
    hosts: (script) => {
      const { origin } = new URL(script);
      return { 'script-src': [origin], 'connect-src': [origin] };
    },
    needsConsent: false,
    supportsTrustedTypes: true,
    stored: [],
    start: (script) => {
      // The script initializes itself from `o`, and sends the events in `q`.
      const queue: unknown[] = [];
      const add = (...call: unknown[]) => void queue.push(call);
      window.plausible = Object.assign(add, { q: queue, o: {} });
      loadVendorScript(script);
      return (event) => window.plausible!(event);
    },
  },
  /**
   * Hosts: developers.google.com/tag-platform/security/guides/csp, without those for Google Signals.
   * Cookies: support.google.com/analytics/answer/11397207; for a property linked with Google Ads, also
   * `_gcl_*` and `_gac_*` (business.safety.google/adscookies and
   * support.google.com/analytics/answer/7519794) and `_gcl_ls` in local storage.
   * Page views: the first page (`send_page_view`) and changes of the history
   * (developers.google.com/analytics/devguides/collection/ga4/views), if "Page changes based on browser
   * history events" is on, as it is by default.
   * All read in November 2026.
   */
  googleAnalytics: {
    name: 'Google Analytics',
    expected: 'a Google Analytics id (G-…)',
    accepts: (value) => /^G-[A-Z\d]{4,20}$/.test(value),
    hosts: () => ({
      'script-src': ['https://*.googletagmanager.com'],
      'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
      'connect-src': [
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://*.googletagmanager.com',
        'https://www.google.com',
      ],
    }),
    needsConsent: true,
    supportsTrustedTypes: false,
    stored: ['_ga', '_ga_*', '_gcl_*', '_gac_*'],
    start: (id) => {
      const queue = (window.dataLayer ??= []);
      // The tag reads `arguments` objects from the queue, and ignores arrays.
      const gtag: (...call: unknown[]) => void = function () {
        queue.push(arguments);
      };
      gtag('js', new Date());
      gtag('config', id);
      loadVendorScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
      // The name that Google Analytics recommends.
      return (event) => gtag('event', event === 'lead' ? 'generate_lead' : event);
    },
  },
} as const satisfies Readonly<Record<string, AnalyticsRecord>>;

const IDS = Object.keys(ANALYTICS) as AnalyticsId[];

export const ANALYTICS_VALUES = `${IDS.map((id) => ANALYTICS[id].expected).join(
  ' or ',
)}, each tool once, separated by commas (for Umami or another tool, add a record, as docs/analytics.md shows)`;

/** @returns `null` if a value is wrong, or names a tool a second time */
export function analyticsTools(setting: string): readonly AnalyticsTool[] | null {
  const tools: AnalyticsTool[] = [];
  for (const value of setting.split(',').map((part) => part.trim())) {
    if (value === '') continue;
    const vendor = IDS.find((id) => ANALYTICS[id].accepts(value));
    if (!vendor || tools.some((tool) => tool.vendor === vendor)) return null;
    tools.push({ vendor, value });
  }
  return tools;
}

export const analyticsVendor = ({ vendor, value }: AnalyticsTool): Vendor => ({
  ...ANALYTICS[vendor],
  id: vendor,
  hosts: ANALYTICS[vendor].hosts(value),
});

const NAMES: Partial<Record<TrackingEvent, string>> = {
  lead: 'lead',
  'email-click': 'email_click',
  'phone-click': 'phone_click',
};

export const analyticsNetwork = ({ vendor, value }: AnalyticsTool): TrackingNetwork => ({
  needsConsent: ANALYTICS[vendor].needsConsent,
  start: () => {
    const send = ANALYTICS[vendor].start(value);
    return (event) => {
      const name = NAMES[event];
      if (name) send(name);
    };
  },
});
