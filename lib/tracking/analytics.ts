import { isOrigin } from '@/lib/settings/origins';
import type { Vendor } from '@/lib/tracking/vendor';

/**
 * The analytics tools that NEXT_PUBLIC_ANALYTICS can name. For build code; what runs in the browser
 * is in analyticsNetworks.ts. docs/analytics.md explains the records and how to add one.
 */

export type AnalyticsId = keyof typeof ANALYTICS;

/** A tool of this build, as an island gets it. */
export type AnalyticsTool = {
  vendor: AnalyticsId;
  /** The URL of the script. */
  script: string;
  /** The id of the site or property. Empty if the URL contains it. */
  id: string;
  /** Where to send the events, if the script must be told. */
  host?: string;
  needsConsent: boolean;
};

type AnalyticsRecord = Omit<Vendor, 'id' | 'hosts'> & {
  /** What the setting must be, for messages. */
  expected: string;
  /** Reads a value of the setting. `null` if the value names another tool. */
  read: (value: string) => Pick<AnalyticsTool, 'script' | 'id' | 'host'> | null;
  hosts: (script: string) => Vendor['hosts'];
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const UMAMI_CLOUD = {
  script: 'https://cloud.umami.is/script.js',
  host: 'https://gateway.umami.is',
};

/** An https URL without credentials, query or fragment. */
const isScriptUrl = (value: string) => {
  if (!URL.canParse(value)) return false;
  const { protocol, origin, pathname } = new URL(value);
  return (
    protocol === 'https:' &&
    isOrigin(origin) &&
    value === origin + pathname &&
    /^[\w./-]+$/.test(pathname)
  );
};
const originOf = (url: string) => new URL(url).origin;

export const ANALYTICS = {
  /**
   * Hosts: the script sends to /api/event on its own host (plausible.io/docs/script-extensions and
   * the source of @plausible-analytics/tracker 0.4.6, read in November 2026). It stores nothing.
   * Page views: the script counts each change of the path (plausible.io/docs/spa-support). Presumes
   * that "Hashed page paths" is off in the site's settings, as it is by default.
   */
  plausible: {
    name: 'Plausible Analytics',
    expected: 'a Plausible script (https://plausible.io/js/pa-….js)',
    read: (value) =>
      isScriptUrl(value) && /\/js\/pa-[\w-]+\.js$/.test(value) ? { script: value, id: '' } : null,
    hosts: (script) => ({ 'script-src': [originOf(script)], 'connect-src': [originOf(script)] }),
    needsConsent: false,
    supportsTrustedTypes: true,
    stored: [],
  },
  /**
   * Hosts: the script sends to its own host, or to that in `data-host-url`
   * (umami.is/docs/tracker-configuration). Umami Cloud's own default is another host, which has
   * changed without notice (github.com/umami-software/umami/issues/4326, June 2026), so the site
   * sets it. It stores nothing (umami.is/docs/faq; a visitor id in local storage is an option,
   * `data-identity-stitching`). Page views: the script counts each change of the URL by `pushState`
   * or `replaceState`, with which the router also ends Back (`data-auto-track`, on by default; source
   * of the tracker). All read in November 2026.
   */
  umami: {
    name: 'Umami',
    expected:
      'an Umami website id (94db1cb1-…, with @ and the URL of the script if the server is your own)',
    read: (value) => {
      const [id = '', script, ...rest] = value.split('@');
      if (!UUID.test(id) || rest.length > 0) return null;
      if (script === undefined) return { ...UMAMI_CLOUD, id };
      return isScriptUrl(script) ? { script, id } : null;
    },
    hosts: (script) => ({
      'script-src': [originOf(script)],
      'connect-src': [script === UMAMI_CLOUD.script ? UMAMI_CLOUD.host : originOf(script)],
    }),
    needsConsent: false,
    supportsTrustedTypes: true,
    stored: [],
  },
  /**
   * Hosts: developers.google.com/tag-platform/security/guides/csp ("Google Analytics 4", and
   * www.google.com from the section on the container), without the hosts for Google Signals. Cookies:
   * support.google.com/analytics/answer/11397207; for a property that is linked with Google Ads, also
   * those with the start `_gcl_` and `_gac_` (business.safety.google/adscookies and
   * support.google.com/analytics/answer/7519794) and `_gcl_ls` in local storage. Page views: the tag counts the first page
   * (`send_page_view`, on by default) and changes of the browser history
   * (developers.google.com/analytics/devguides/collection/ga4/views). Presumes that "Page changes
   * based on browser history events" (Enhanced measurement) is on in the data stream, as it is by
   * default; if it is off, only the first page is counted. All read in November 2026.
   */
  googleAnalytics: {
    name: 'Google Analytics',
    expected: 'a Google Analytics id (G-…)',
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
        'https://www.google.com',
      ],
    }),
    needsConsent: true,
    supportsTrustedTypes: false,
    stored: ['_ga', '_ga_*', '_gcl_*', '_gac_*'],
  },
} as const satisfies Readonly<Record<string, AnalyticsRecord>>;

/** What a value of NEXT_PUBLIC_ANALYTICS may be, for the message about a wrong one. */
export const ANALYTICS_VALUES = `${Object.values(ANALYTICS)
  .map(({ expected }) => expected)
  .join(' or ')}, each tool once, separated by commas`;

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
  const vendors = new Set(known.map(({ vendor }) => vendor));
  return vendors.size === tools.length ? known : null;
}

export const analyticsVendor = ({ vendor, script }: AnalyticsTool): Vendor => ({
  ...ANALYTICS[vendor],
  id: vendor,
  hosts: ANALYTICS[vendor].hosts(script),
});
