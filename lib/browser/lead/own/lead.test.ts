import fc from 'fast-check';

import { hashOf, withArrival, type Attempt } from '@/lib/browser/lead/own/attempts';
import {
  answered,
  counted,
  hasArrived,
  NO_LEAD,
  shown,
  statusOf,
  submitted,
  timedOut,
} from '@/lib/browser/lead/own/lead';

const TEXT = { name: 'Ada', message: 'Hello' };
const HASH = hashOf(TEXT, null);
const OTHER = hashOf({ ...TEXT, message: 'Else' }, null);

const stored = (state: Attempt['state'], by: Attempt['by'] = 'post', hash = HASH): Attempt => ({
  id: 'a',
  hash,
  by,
  state,
});

const request = fc.integer({ min: 1, max: 3 });
const event = fc.oneof(
  fc.record({ lead: fc.constantFrom('a', 'b') }),
  fc.record({ request, outcome: fc.constantFrom('confirmed', 'failed', 'timeout') }),
  fc.constant('count'),
);

it('A lead that has arrived stays so, is counted once, and only the last request decides what is shown, in whatever order answers come', () => {
  const property = fc.property(fc.array(event, { maxLength: 8, size: 'max' }), (events) => {
    /** The lead of each request. */
    const leads: string[] = [];
    const arrived = new Set<string>();
    const isCounted = new Set<string>();
    let isWaiting = false;
    let state = NO_LEAD;
    for (const each of events) {
      if (each === 'count') {
        state = counted(state, [...arrived]);
        arrived.forEach((lead) => isCounted.add(lead));
      } else if ('lead' in each) {
        leads.push(each.lead);
        state = submitted(state, { id: each.lead, hash: each.lead, by: 'fetch' });
        isWaiting = true;
      } else if (each.request <= leads.length) {
        const lead = leads[each.request - 1]!;
        // A request ends the timer of the one before.
        if (each.outcome !== 'timeout') state = answered(state, lead, each.request, each.outcome);
        else if (each.request === leads.length) state = timedOut(state);
        if (each.outcome === 'confirmed') arrived.add(lead);
        if (each.request === leads.length) isWaiting = false;
      }
      const last = leads.at(-1);
      const isSent = arrived.has(String(last));
      const confirmed = state.attempts.filter((attempt) => attempt.state === 'confirmed');
      expect(state.attempts.at(-1)?.id).toBe(last);
      expect(new Set(['a', 'b'].filter((hash) => hasArrived(state, hash)))).toEqual(arrived);
      expect(new Set(confirmed.map(({ id }) => id))).toEqual(isCounted);
      if (isWaiting || isSent) expect(statusOf(state).state).toBe(isSent ? 'sent' : 'sending');
    }
  });
  const again = { request: 1, outcome: 'confirmed' } as const;
  fc.assert(property, { numRuns: 500, examples: [[[{ lead: 'a' }, again, 'count', again]]] });
});

describe('shown', () => {
  const loaded = (attempt: Attempt, isPosting = false) =>
    shown(NO_LEAD, [attempt], TEXT, isPosting);

  it('says that the same text may have arrived if it was on its way in an earlier document', () => {
    expect(statusOf(loaded(stored('sending')))).toMatchObject({ name: 'unknown' });
    expect(statusOf(loaded(stored('sending', 'post', OTHER)))).toEqual({ state: 'idle' });
  });

  it('waits for a form that this document is posting', () => {
    expect(statusOf(loaded(stored('sending'), true))).toEqual({ state: 'sending' });
  });

  it('knows what has arrived, for which product', () => {
    const next = loaded(stored('confirmed'));
    expect(statusOf(next)).toEqual({ state: 'idle' });
    expect(hasArrived(next, HASH)).toBe(true);
    expect(hasArrived(next, hashOf(TEXT, 'SaaS'))).toBe(false);
  });
});

describe('withArrival', () => {
  it.each([
    ['of which nobody knows whether it arrived', stored('unknown'), 'arrived'],
    ['that was sent by fetch', stored('unknown', 'fetch'), 'unknown'],
    ['that was refused', stored('refused'), 'refused'],
    ['that is counted', stored('confirmed'), 'confirmed'],
  ])('turns a last lead %s', (_, attempt, expected) => {
    const earlier = { ...attempt, id: 'b' };
    expect(withArrival([earlier, attempt])).toEqual([earlier, { ...attempt, state: expected }]);
  });
});

it('hashes contain nothing of the text', () => {
  expect(HASH).toMatch(/^[\da-f]{1,8} [\da-f]{1,8}$/);
});
