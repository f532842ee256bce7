import { whenAdvertisingAllowed } from '@/lib/tracking/advertisingConsent';
import { whenActivated } from '@/lib/pageVisibility';

/**
 * Conversion tracking (specification, section 7), independent of the ad network: the site reports
 * its events, and a network (lib/tracking/linkedIn.ts) turns them into calls. Islands import this
 * module behind `__TRACKING__`, so that builds without tracking do not contain it.
 */
export type TrackingEvent =
  'app-load' | 'footer-load' | 'email-click' | 'phone-click' | 'contact-page';

/** An ad network. Each has its own file. */
export type TrackingNetwork = {
  /** Loads the network's scripts. Called once per document. */
  start: () => void;
  /** Reports an event. May return a function that removes what the report added to the page. */
  report: (event: TrackingEvent) => (() => void) | void;
};

/** Events to report at most once per document, however often an effect runs. */
const ONCE: readonly TrackingEvent[] = ['app-load', 'footer-load'];

type State = {
  networks: readonly TrackingNetwork[] | null;
  counted: Set<TrackingEvent>;
  /** Callbacks that send the events that were reported before the ad networks started. */
  waiting: Set<() => void>;
};

const states = new WeakMap<Document, State>();

function stateOf(page: Document): State {
  const known = states.get(page);
  if (known) return known;
  const state: State = { networks: null, counted: new Set(), waiting: new Set() };
  // Back or Forward has reloaded this page instead of restoring it from bfcache. It is the same
  // visit, so do not count it again.
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  if ((entry as PerformanceNavigationTiming | undefined)?.type === 'back_forward') {
    for (const event of ONCE) state.counted.add(event);
  }
  states.set(page, state);
  return state;
}

/** Starts the ad networks when the page is active (not prerendered) and advertising is allowed. */
export function startTracking(networks: readonly TrackingNetwork[]) {
  const state = stateOf(document);
  const start = () => {
    if (state.networks) return;
    state.networks = networks;
    for (const network of networks) network.start();
    for (const send of state.waiting) send();
    state.waiting.clear();
  };
  whenActivated(() => whenAdvertisingAllowed(start));
}

/**
 * Reports an event to every network, now or when the networks start.
 *
 * @returns a cleanup function, which also cancels the event if it has not been sent yet
 */
export function track(event: TrackingEvent): () => void {
  const state = stateOf(document);
  if (ONCE.includes(event)) {
    if (state.counted.has(event)) return () => {};
    state.counted.add(event);
  }
  const cleanups: (() => void)[] = [];
  let ended = false;
  const send = () => {
    for (const network of state.networks ?? []) cleanups.push(network.report(event) ?? (() => {}));
  };
  // React's Strict Mode runs an effect, its cleanup, and the effect again. Deferring the report
  // lets the cleanup cancel the first run.
  queueMicrotask(() => {
    if (ended) return;
    if (state.networks) send();
    else state.waiting.add(send);
  });
  return () => {
    ended = true;
    state.waiting.delete(send);
    for (const cleanup of cleanups) cleanup();
  };
}
