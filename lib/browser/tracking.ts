import { mayAdvertise, onConsentChange } from '@/lib/browser/consent';
import { navigationEntry, whenActivated } from '@/lib/browser/pageVisibility';

/**
 * Conversion tracking (specification, section 7) and analytics. Islands import this module behind
 * `BUILD.tracking`, so that builds without tracking do not contain it.
 */
declare global {
  interface Window {
    /** Clicked before hydration (beforeHydration.ts). */
    earlyClicks?: (EventTarget | null)[];
  }
}

export type TrackingEvent =
  'app-load' | 'footer-load' | 'email-click' | 'phone-click' | 'contact-page' | 'lead';

/**
 * May return a function that removes what it added to the page.
 * @param leadId the id that the endpoint has received, if the site knows it
 */
type Report = (event: TrackingEvent, leadId?: string) => (() => void) | void;

export type TrackingNetwork = {
  /** Waits until advertising is allowed. */
  needsConsent: boolean;
  start: () => Report;
};

/** At most once per document, however often an effect runs. */
const ONCE: readonly TrackingEvent[] = ['app-load', 'footer-load'];
const counted = new Set<TrackingEvent>();

let hasStarted = false;
const started = new Map<TrackingNetwork, Report>();

/** Each sends one event, also to networks that start later. */
const sends = new Set<(network: TrackingNetwork) => void>();

/** The visitor may withdraw consent after the network has started. */
const isAllowed = ({ needsConsent }: TrackingNetwork) => !needsConsent || mayAdvertise();

/** Back or Forward has reloaded the page instead of restoring it from bfcache: the same visit. */
const isSameVisit = () => navigationEntry()?.type === 'back_forward';

/**
 * When the page is active (not prerendered) and, for those that need consent, when advertising is allowed.
 */
export function startTracking(networks: readonly TrackingNetwork[]) {
  if (hasStarted) return;
  hasStarted = true;
  const startAllowed = () => {
    for (const network of networks) {
      if (started.has(network) || !isAllowed(network)) continue;
      started.set(network, network.start());
      for (const send of sends) send(network);
    }
  };
  whenActivated(() => {
    startAllowed();
    onConsentChange(startAllowed);
  });
}

/**
 * Reports an event to every network that may be told, now or when it starts.
 * @returns a function that cancels the event, or removes what its report has added to the page
 */
export function track(event: TrackingEvent, leadId?: string): () => void {
  if (ONCE.includes(event)) {
    if (counted.has(event) || isSameVisit()) return () => {};
    counted.add(event);
  }
  const cleanups: (() => void)[] = [];
  const send = (network: TrackingNetwork) => {
    if (!isAllowed(network)) return;
    const cleanup = started.get(network)!(event, leadId);
    if (cleanup) cleanups.push(cleanup);
  };
  sends.add(send);
  for (const network of started.keys()) send(network);
  return () => {
    sends.delete(send);
    for (const cleanup of cleanups) cleanup();
  };
}
