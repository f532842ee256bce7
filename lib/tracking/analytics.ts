import type { Vendor } from '@/lib/tracking/vendors';

/**
 * The analytics tools that NEXT_PUBLIC_ANALYTICS can name. For build code; what runs in the browser
 * is in analyticsNetworks.ts. docs/analytics.md explains the records and how to add one.
 */

export type AnalyticsId = 'plausible' | 'umami' | 'googleAnalytics';

/** A tool of this build, as an island gets it. */
export type AnalyticsTool = {
  vendor: AnalyticsId;
  /** The URL of the script. */
  script: string;
  /** The id of the site or property. Empty if the URL contains it. */
  id: string;
  needsConsent: boolean;
};

type AnalyticsRecord = Omit<Vendor, 'id' | 'hosts'> & {
  /** Reads a value of the setting. `null` if the value names another tool. */
  read: (value: string) => { script: string; id: string } | null;
  hosts: (script: string) => Vendor['hosts'];
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const UMAMI_CLOUD = 'https://cloud.umami.is/script.js';

/** An https URL without credentials, query or fragment. */
const isScriptUrl = (value: string) => {
  if (!URL.canParse(value)) return false;
  const { protocol, origin, pathname } = new URL(value);
  return protocol === 'https:' && value === origin + pathname && /^[\w./-]+$/.test(pathname);
};
const originOf = (url: string) => new URL(url).origin;

export const ANALYTICS: Readonly<Record<AnalyticsId, AnalyticsRecord>> = {
  /**
   * Hosts: the script sends to /api/event on its own host (plausible.io/docs/script-extensions and
   * the source of @plausible-analytics/tracker 0.4.6, read in November 2026). It stores nothing.
   * Page views: the script counts each change of the path (plausible.io/docs/spa-support). Presumes
   * that "Hashed page paths" is off in the site's settings, as it is by default.
   */
  plausible: {
    name: 'Plausible Analytics',
    read: (value) =>
      isScriptUrl(value) && /\/js\/pa-[\w-]+\.js$/.test(value) ? { script: value, id: '' } : null,
    hosts: (script) => ({ 'script-src': [originOf(script)], 'connect-src': [originOf(script)] }),
    needsConsent: false,
    supportsTrustedTypes: true,
    cookies: [],
  },
  /**
   * Hosts: a script of one's own server sends to that server. Umami Cloud's sends to a gateway, whose
   * documented name (umami.is/docs/cloud) and actual name differed in 2026, so both are listed. It
   * stores nothing (umami.is/docs/faq). Page views: the script counts each change of the URL
   * (umami.is/docs/tracker-configuration, `data-auto-track`, on by default).
   */
  umami: {
    name: 'Umami',
    read: (value) => {
      const [id = '', script = UMAMI_CLOUD, ...rest] = value.split('@');
      return UUID.test(id) && isScriptUrl(script) && rest.length === 0 ? { script, id } : null;
    },
    hosts: (script) => ({
      'script-src': [originOf(script)],
      'connect-src':
        script === UMAMI_CLOUD
          ? ['https://gateway.umami.is', 'https://api-gateway.umami.dev']
          : [originOf(script)],
    }),
    needsConsent: false,
    supportsTrustedTypes: true,
    cookies: [],
  },
  /**
   * Hosts: developers.google.com/tag-platform/security/guides/csp ("Google Analytics 4"), read in
   * November 2026, without the hosts for Google Signals. Cookies:
   * support.google.com/analytics/answer/11397207. Page views: the tag counts changes of the browser
   * history. Presumes that "Page changes based on browser history events" (Enhanced measurement) is
   * on in the data stream, as it is by default; if it is off, only the first page is counted.
   */
  googleAnalytics: {
    name: 'Google Analytics',
    read: (value) =>
      /^G-[A-Z\d]{4,20}$/.test(value)
        ? { script: `https://www.googletagmanager.com/gtag/js?id=${value}`, id: value }
        : null,
    hosts: () => ({
      'script-src': ['https://*.googletagmanager.com'],
      'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
      'connect-src': [
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://*.googletagmanager.com',
      ],
    }),
    needsConsent: true,
    supportsTrustedTypes: false,
    cookies: ['_ga', '_ga_*'],
  },
};

/** What a value of NEXT_PUBLIC_ANALYTICS may be, for the message about a wrong one. */
export const ANALYTICS_VALUES =
  'a Plausible script (https://plausible.io/js/pa-….js), an Umami website id (94db1cb1-…, with @ and the URL of the script if the server is your own) or a Google Analytics id (G-…), each tool once, separated by commas';

/** Reads NEXT_PUBLIC_ANALYTICS. `null` if a value is wrong, or names a tool a second time. */
export function analyticsTools(setting: string): readonly AnalyticsTool[] | null {
  const tools = setting
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean)
    .map((value) => {
      for (const [vendor, { read, needsConsent }] of Object.entries(ANALYTICS)) {
        const found = read(value);
        if (found) return { vendor: vendor as AnalyticsId, needsConsent, ...found };
      }
      return null;
    });
  const known = tools.filter((tool) => tool !== null);
  const isUnique = new Set(known.map(({ vendor }) => vendor)).size === tools.length;
  return known.length === tools.length && isUnique ? known : null;
}

export const analyticsVendor = ({ vendor, script }: AnalyticsTool): Vendor => ({
  ...ANALYTICS[vendor],
  id: vendor,
  hosts: ANALYTICS[vendor].hosts(script),
});
