import { whenAdvertisingAllowed } from '@/lib/tracking/advertisingConsent';
import { whenActivated } from '@/lib/pageVisibility';

/**
 * Conversion tracking (specification, section 7), whichever network it is for: the site names its
 * moments, a network (lib/tracking/linkedIn.ts) makes calls of them. Islands reach this module behind
 * `__TRACKING__`, so that a site without ids carries none of it.
 */
export type TrackingEvent =
  'app-load' | 'footer-load' | 'email-click' | 'phone-click' | 'contact-page';

/** One advertising network, one file. */
export type TrackingNetwork = {
  /** Loads what the network needs; called once in the life of a document. */
  start: () => void;
  /** Reports a moment. One that lasts gives back its end. */
  report: (moment: TrackingEvent) => (() => void) | void;
};

/** Moments that count once in the life of a document, however often an effect runs. */
const ONCE: readonly TrackingEvent[] = ['app-load', 'footer-load'];

type State = {
  networks: readonly TrackingNetwork[] | null;
  counted: Set<TrackingEvent>;
  /** Moments that came before a network was there, or before a yes. */
  waiting: Set<() => void>;
};

const states = new WeakMap<Document, State>();

function stateOf(page: Document): State {
  const known = states.get(page);
  if (known) return known;
  const state: State = { networks: null, counted: new Set(), waiting: new Set() };
  // A page that comes back by Back or Forward, and not from the bfcache, loads anew. Its visitor
  // has not come anew.
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  if ((entry as PerformanceNavigationTiming | undefined)?.type === 'back_forward') {
    for (const moment of ONCE) state.counted.add(moment);
  }
  states.set(page, state);
  return state;
}

/** Starts the networks once somebody has come to the page and advertising is permitted. */
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
 * Reports a moment to every network, now or as soon as they may know of it.
 *
 * @returns the end of a moment that lasts; one that is over before it could be sent is not sent
 */
export function track(moment: TrackingEvent): () => void {
  const state = stateOf(document);
  if (ONCE.includes(moment)) {
    if (state.counted.has(moment)) return () => {};
    state.counted.add(moment);
  }
  const ends: (() => void)[] = [];
  let over = false;
  const send = () => {
    for (const network of state.networks ?? []) ends.push(network.report(moment) ?? (() => {}));
  };
  // A moment later, because React's strict mode ends what it has begun and begins it again.
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
