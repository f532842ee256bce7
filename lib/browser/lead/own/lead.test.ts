import { hashOf, withArrival, withAttempt, type Attempt } from '@/lib/browser/lead/own/attempts';
import {
  answered,
  hasArrived,
  NO_LEAD,
  shown,
  statusOf,
  submitted,
  timedOut,
  type LeadState,
  type Outcome,
} from '@/lib/browser/lead/own/lead';

const TEXT = { name: 'Ada', message: 'Hello' };
const HASH = hashOf(TEXT, null);
const OTHER = hashOf({ ...TEXT, message: 'Else' }, null);

type Step = (state: LeadState) => LeadState;

const after = (...steps: readonly Step[]) => steps.reduce((state, step) => step(state), NO_LEAD);

const submit =
  (id = 'a', hash = HASH): Step =>
  (state) =>
    submitted(state, { id, hash, by: 'fetch' });
const answer =
  (outcome: Outcome, request = 1): Step =>
  (state) =>
    answered(state, 'a', request, outcome);
const timeout =
  (request = 1): Step =>
  (state) =>
    timedOut(state, request);
const stored = (state: Attempt['state'], by: Attempt['by'] = 'post', hash = HASH): Attempt => ({
  id: 'a',
  hash,
  by,
  state,
});

describe('answered', () => {
  it('confirms a lead once, whatever arrives later', () => {
    const confirmed = after(submit(), answer('confirmed'));
    expect(statusOf(confirmed)).toEqual({ state: 'sent' });
    expect(hasArrived(confirmed, HASH)).toBe(true);
    expect(answer('confirmed')(confirmed)).toBe(confirmed);
    expect(answer('failed')(confirmed)).toBe(confirmed);
  });

  it('of an earlier request does not fail a later one', () => {
    const next = after(submit(), timeout(), submit(), answer('failed', 1));
    expect(statusOf(next)).toEqual({ state: 'sending' });
  });

  it('of an earlier request confirms the same lead while a later one is on its way', () => {
    const next = after(submit(), timeout(), submit(), answer('confirmed', 1));
    expect(statusOf(next)).toEqual({ state: 'sent' });
  });

  it('for an earlier lead counts, but the one on its way decides what is shown', () => {
    const next = after(submit(), timeout(), submit('b', OTHER), answer('confirmed', 1));
    expect(hasArrived(next, HASH)).toBe(true);
    expect(statusOf(next)).toEqual({ state: 'sending' });
  });
});

describe('timedOut', () => {
  it('of an earlier request changes nothing', () => {
    const next = after(submit(), answer('failed'), submit());
    expect(timeout(1)(next)).toBe(next);
  });
});

describe('shown', () => {
  const loaded = (attempt: Attempt, isPosting = false) =>
    shown(NO_LEAD, [attempt], TEXT, isPosting);

  it.each(['fetch', 'post'] as const)(
    'says that the same text may have arrived if it was on its way by %s in an earlier document',
    (by) => {
      expect(statusOf(loaded(stored('sending', by)))).toMatchObject({ name: 'unknown' });
      expect(statusOf(loaded(stored('sending', by, OTHER)))).toEqual({ state: 'idle' });
    },
  );

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

describe('withAttempt', () => {
  it.each(['accepted', 'arrived', 'confirmed'] as const)(
    'keeps a lead that is %s, and moves it to the end',
    (state) => {
      const [lead, other] = [stored(state), { ...stored('sending'), id: 'b' }];
      expect(withAttempt([lead, other], stored('sending'))).toEqual([other, lead]);
    },
  );
});

describe('withArrival', () => {
  it.each([
    ['that the browser posts', stored('sending'), 'arrived'],
    ['of which nobody knows whether it arrived', stored('unknown'), 'arrived'],
    ['that was sent by fetch', stored('unknown', 'fetch'), 'unknown'],
    ['that the service has answered', stored('accepted', 'fetch'), 'arrived'],
    ['that was refused', stored('refused'), 'refused'],
    ['that is counted', stored('confirmed'), 'confirmed'],
  ])('turns a last lead %s', (_, attempt, expected) => {
    const earlier = { ...attempt, id: 'b' };
    expect(withArrival([earlier, attempt])).toEqual([earlier, { ...attempt, state: expected }]);
  });

  it('of no lead is none', () => {
    expect(withArrival([])).toEqual([]);
  });
});

it('hashes contain nothing of the text', () => {
  expect(HASH).toMatch(/^[\da-f]{1,8} [\da-f]{1,8}$/);
});
