import { whenAdvertisingAllowed } from '@/lib/tracking/advertisingConsent';
import { whenActivated } from '@/lib/pageVisibility';

/**
 * Conversion tracking (specification, section 7) for any ad network: the site reports events, and an
 * ad network (lib/tracking/linkedIn.ts) translates them into its own calls. Islands import this module
 * behind `__TRACKING__`, so that a site without ids ships none of it.
 */
export type TrackingEvent =
  'app-load' | 'footer-load' | 'email-click' | 'phone-click' | 'contact-page';

/** Each ad network has a file of its own. */
export type TrackingNetwork = {
  /** Loads the network's script; called once per document. */
  start: () => void;
  /** Reports an event. May return a cleanup function, for an event that lasts. */
  report: (event: TrackingEvent) => (() => void) | void;
};

/** Events that count once per document, however often an effect runs. */
const ONCE: readonly TrackingEvent[] = ['app-load', 'footer-load'];

type State = {
  networks: readonly TrackingNetwork[] | null;
  counted: Set<TrackingEvent>;
  /** Events from before the networks started: before hydration of Tracking, or before consent. */
  waiting: Set<() => void>;
};

const states = new WeakMap<Document, State>();

function stateOf(page: Document): State {
  const known = states.get(page);
  if (known) return known;
  const state: State = { networks: null, counted: new Set(), waiting: new Set() };
  // Back or Forward to a page that is not in the bfcache loads it again. That is no new visit.
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  if ((entry as PerformanceNavigationTiming | undefined)?.type === 'back_forward') {
    for (const event of ONCE) state.counted.add(event);
  }
  states.set(page, state);
  return state;
}

/** Starts the networks once the page is not just prerendered, and advertising is allowed. */
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
 * Reports an event to every network, now or once the networks have started.
 *
 * @returns the cleanup of an event that lasts; one that has ended before it was sent is not sent
 */
export function track(event: TrackingEvent): () => void {
  const state = stateOf(document);
  if (ONCE.includes(event)) {
    if (state.counted.has(event)) return () => {};
    state.counted.add(event);
  }
  const ends: (() => void)[] = [];
  let over = false;
  const send = () => {
    for (const network of state.networks ?? []) ends.push(network.report(event) ?? (() => {}));
  };
  // In a microtask, because React's strict mode runs an effect, its cleanup, and the effect again.
  queueMicrotask(() => {
    if (over) return;
    if (state.networks) send();
    else state.waiting.add(send);
  });
  return () => {
    over = true;
    state.waiting.delete(send);
    for (const end of ends) end();
  };
}
