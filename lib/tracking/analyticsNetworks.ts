import type { AnalyticsId, AnalyticsTool } from '@/lib/tracking/analytics';
import type { TrackingEvent, TrackingNetwork } from '@/lib/browser/tracking/tracking';

/** Loads the analytics tools (lib/tracking/analytics.ts) and reports events to them. */

type Plausible = ((event: string) => void) & { q?: unknown[]; o?: object };

declare global {
  interface Window {
    plausible?: Plausible;
    umami?: { track: (event: string) => void };
    dataLayer?: unknown[];
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ) => { createScriptURL: (url: string) => unknown };
    };
  }
}

/** The name of the Trusted Types policy, which scripts/policy/csp.ts allows. */
export const ANALYTICS_POLICY = 'analytics';
let policy: { createScriptURL: (url: string) => unknown } | undefined;

function load(src: string, attributes: Record<string, string> = {}) {
  const script = document.createElement('script');
  policy ??= window.trustedTypes?.createPolicy(ANALYTICS_POLICY, {
    createScriptURL: (url) => url,
  });
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.async = true;
  // A TrustedScriptURL in browsers with Trusted Types. TypeScript's types do not know it.
  script.src = (policy?.createScriptURL(src) ?? src) as string;
  document.head.append(script);
  return script;
}

/** Events that are no page views. The tools count page views themselves. */
const NAMES: Partial<Record<TrackingEvent, string>> = {
  lead: 'lead',
  'email-click': 'email_click',
  'phone-click': 'phone_click',
};

type Start = (tool: AnalyticsTool) => (event: string) => void;

const STARTS: Record<AnalyticsId, Start> = {
  /** The script of the site initializes itself from `o`, and sends the events in `q`. */
  plausible: ({ script }) => {
    const queue: unknown[] = [];
    window.plausible = Object.assign((...call: unknown[]) => void queue.push(call), {
      q: queue,
      o: {},
    });
    load(script);
    return (event) => window.plausible!(event);
  },
  /** The script has no queue, so events wait for it here. */
  umami: ({ script: src, id, host }) => {
    const script = load(src, { 'data-website-id': id, ...(host && { 'data-host-url': host }) });
    return (event) => {
      if (window.umami) window.umami.track(event);
      else script.addEventListener('load', () => window.umami?.track(event), { once: true });
    };
  },
  /** The tag reads `arguments` objects from the queue, and ignores arrays. */
  googleAnalytics: ({ script, id }) => {
    const queue = (window.dataLayer ??= []);
    const gtag: (...call: unknown[]) => void = function () {
      queue.push(arguments);
    };
    gtag('js', new Date());
    gtag('config', id);
    load(script);
    // `generate_lead` is the name that Google Analytics recommends for a lead.
    return (event) => gtag('event', event === 'lead' ? 'generate_lead' : event);
  },
};

export function analyticsNetwork(tool: AnalyticsTool): TrackingNetwork {
  let send: ((event: string) => void) | undefined;
  return {
    needsConsent: tool.needsConsent,
    start: () => {
      send = STARTS[tool.vendor](tool);
    },
    report: (event) => {
      const name = NAMES[event];
      if (name) send?.(name);
    },
  };
}
