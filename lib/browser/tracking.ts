import { mayAdvertise, onConsentChange } from '@/lib/browser/consent';
import { navigationEntry, whenActivated } from '@/lib/browser/page/pageVisibility';

/**
 * Conversion tracking (specification, section 7) and analytics: the site reports its events, and each
 * network (linkedIn.ts, analytics.ts) turns them into calls. Islands import this module behind
 * `BUILD.tracking`, so that builds without tracking do not contain it.
 */
declare global {
  interface Window {
    /** The elements that were clicked before hydration (beforeHydration.ts). */
    earlyClicks?: (EventTarget | null)[];
  }
}

export type TrackingEvent =
  'app-load' | 'footer-load' | 'email-click' | 'phone-click' | 'contact-page' | 'lead';

/** An ad network or an analytics tool. */
export type TrackingNetwork = {
  /** Whether it waits until advertising is allowed. */
  needsConsent: boolean;
  /** Loads the network's scripts. Called once per document. */
  start: () => void;
  /**
   * Reports an event. May return a function that removes what the report added to the page.
   *
   * @param leadId the id that the service has received with a lead, if the site knows it
   */
  report: (event: TrackingEvent, leadId?: string) => (() => void) | void;
};

/** Events to report at most once per document, however often an effect runs. */
const ONCE: readonly TrackingEvent[] = ['app-load', 'footer-load'];
const counted = new Set<TrackingEvent>();

let hasStarted = false;
const started = new Set<TrackingNetwork>();

/** Each sends one event. Networks that start later get the events that have happened before. */
const sends = new Set<(network: TrackingNetwork) => void>();

/** The visitor may withdraw consent after the network has started. */
const isAllowed = ({ needsConsent }: TrackingNetwork) => !needsConsent || mayAdvertise();

/**
 * Whether Back or Forward has reloaded this page instead of restoring it from bfcache. It is the same
 * visit, so it is not counted again.
 */
const isSameVisit = () => navigationEntry()?.type === 'back_forward';

/**
 * Starts the networks when the page is active (not prerendered). Those that need consent start when
 * advertising is allowed.
 */
export function startTracking(networks: readonly TrackingNetwork[]) {
  if (hasStarted) return;
  hasStarted = true;
  const startAllowed = () => {
    for (const network of networks) {
      if (started.has(network) || !isAllowed(network)) continue;
      started.add(network);
      network.start();
      for (const send of sends) send(network);
    }
  };
  whenActivated(() => {
    startAllowed();
    onConsentChange(startAllowed);
  });
}

/**
 * Reports an event to every network that may be told, now or when the network starts.
 *
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
    const cleanup = network.report(event, leadId);
    if (cleanup) cleanups.push(cleanup);
  };
  sends.add(send);
  for (const network of started) send(network);
  return () => {
    sends.delete(send);
    for (const cleanup of cleanups) cleanup();
  };
}
