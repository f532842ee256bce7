import { mayAdvertise, whenAdvertisingAllowed } from '@/lib/tracking/advertisingConsent';
import { whenActivated } from '@/lib/pageVisibility';

/**
 * Conversion tracking (specification, section 7) and analytics: the site reports its events, and each
 * network (linkedIn.ts, analyticsNetworks.ts) turns them into calls. Islands import this
 * module behind `__TRACKING__`, so that builds without tracking do not contain it.
 */
export type TrackingEvent =
  'app-load' | 'footer-load' | 'email-click' | 'phone-click' | 'contact-page' | 'lead';

/** An ad network or an analytics tool. */
export type TrackingNetwork = {
  /** Whether it waits until advertising is allowed. */
  needsConsent: boolean;
  /** Loads the network's scripts. Called once per document. */
  start: () => void;
  /** Reports an event. May return a function that removes what the report added to the page. */
  report: (event: TrackingEvent) => (() => void) | void;
};

/** Events to report at most once per document, however often an effect runs. */
const ONCE: readonly TrackingEvent[] = ['app-load', 'footer-load'];

type State = {
  started: TrackingNetwork[];
  /** How many networks have not started yet. `null` until startTracking is called. */
  missing: number | null;
  counted: Set<TrackingEvent>;
  /** Callbacks that send earlier events to a network that starts. */
  waiting: Set<(network: TrackingNetwork) => void>;
};

const states = new WeakMap<Document, State>();

function stateOf(page: Document): State {
  const known = states.get(page);
  if (known) return known;
  const state: State = { started: [], missing: null, counted: new Set(), waiting: new Set() };
  // Back or Forward has reloaded this page instead of restoring it from bfcache. It is the same
  // visit, so do not count it again.
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  if ((entry as PerformanceNavigationTiming | undefined)?.type === 'back_forward') {
    for (const event of ONCE) state.counted.add(event);
  }
  states.set(page, state);
  return state;
}

/**
 * Starts the networks when the page is active (not prerendered). Those that need consent start when
 * advertising is allowed.
 */
export function startTracking(networks: readonly TrackingNetwork[]) {
  const state = stateOf(document);
  if (state.missing !== null) return;
  let missing = networks.length;
  state.missing = missing;
  const start = (network: TrackingNetwork) => {
    network.start();
    state.started.push(network);
    for (const send of state.waiting) send(network);
    state.missing = missing -= 1;
    if (missing === 0) state.waiting.clear();
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
export function track(event: TrackingEvent): () => void {
  const state = stateOf(document);
  if (ONCE.includes(event)) {
    if (state.counted.has(event)) return () => {};
    state.counted.add(event);
  }
  const cleanups: (() => void)[] = [];
  let ended = false;
  const send = (network: TrackingNetwork) => {
    // The visitor may have withdrawn consent since the network started.
    if (network.needsConsent && !mayAdvertise()) return;
    cleanups.push(network.report(event) ?? (() => {}));
  };
  // React's Strict Mode runs an effect, its cleanup, and the effect again. Deferring the report
  // lets the cleanup cancel the first run.
  queueMicrotask(() => {
    if (ended) return;
    for (const network of state.started) send(network);
    if (state.missing !== 0) state.waiting.add(send);
  });
  return () => {
    ended = true;
    state.waiting.delete(send);
    for (const cleanup of cleanups) cleanup();
  };
}
