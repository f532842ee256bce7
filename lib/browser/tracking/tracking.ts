import { mayAdvertise, whenAdvertisingAllowed } from '@/lib/tracking/consent';
import { navigationEntry } from '@/lib/browser/page/navigationEntry';
import { whenActivated } from '@/lib/browser/page/pageVisibility';

/**
 * Conversion tracking (specification, section 7) and analytics: the site reports its events, and each
 * network (linkedIn.ts, analytics.ts) turns them into calls. Islands import this
 * module behind `BUILD.tracking`, so that builds without tracking do not contain it.
 */
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

let hasStarted = false;
const started: TrackingNetwork[] = [];
const counted = new Set<TrackingEvent>();
/** Callbacks that send earlier events to a network that starts. */
const waiting = new Set<(network: TrackingNetwork) => void>();

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
  const start = (network: TrackingNetwork) => {
    network.start();
    started.push(network);
    for (const send of waiting) send(network);
  };
  whenActivated(() => {
    for (const network of networks)
      if (network.needsConsent) whenAdvertisingAllowed(() => start(network));
      else start(network);
  });
}

/**
 * Reports an event to every network that may be told, now or when the networks start.
 *
 * @returns a cleanup function, which also cancels the event if it has not been sent yet
 */
export function track(event: TrackingEvent, leadId?: string): () => void {
  if (ONCE.includes(event)) {
    if (counted.has(event) || isSameVisit()) return () => {};
    counted.add(event);
  }
  const cleanups: (() => void)[] = [];
  let ended = false;
  const send = (network: TrackingNetwork) => {
    // The visitor may have withdrawn consent since the network started.
    if (network.needsConsent && !mayAdvertise()) return;
    cleanups.push(network.report(event, leadId) ?? (() => {}));
  };
  // React's Strict Mode runs an effect, its cleanup, and the effect again. Deferring the report
  // lets the cleanup cancel the first run.
  queueMicrotask(() => {
    if (ended) return;
    for (const network of started) send(network);
    waiting.add(send);
  });
  return () => {
    ended = true;
    waiting.delete(send);
    for (const cleanup of cleanups) cleanup();
  };
}
