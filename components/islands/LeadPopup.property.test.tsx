import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { routes } from '@/content/routes';
import { popup as words } from '@/content/popup';
import { freshly, leadFormConfig as form } from '@/jest.setup';
import { POPUP_DELAY_MS, POPUP_EXCLUDED_PATHS, POPUP_FADE_OUT_MS } from '@/lib/lead/popup';

let mockPath = '/';
jest.mock('next/navigation', () => ({ usePathname: () => mockPath }));

const STORAGES = ['works', 'not there', 'not readable', 'not writable', 'garbled'] as const;
type StorageState = (typeof STORAGES)[number];

const MINUTE = 60_000;
const anywhere = fc.string({ unit: 'grapheme', maxLength: 8 });
const path = fc.oneof(
  fc.constantFrom(...routes.map((route) => route.path)),
  anywhere.map((some) => `/${some}`),
  fc
    .tuple(anywhere, fc.constantFrom(...POPUP_EXCLUDED_PATHS), anywhere)
    .map(([before, excluded, after]) => `/${before}${excluded}${after}`),
);
const time = fc.constantFrom(1, POPUP_DELAY_MS - 1, POPUP_DELAY_MS, POPUP_FADE_OUT_MS, MINUTE);

/** What may happen in one session, in any order; weighted by how often visitors do it. */
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ wait: time }) },
  { weight: 4, arbitrary: fc.record({ visit: path }) },
  { weight: 3, arbitrary: fc.record({ close: fc.constantFrom('button', 'Esc') }) },
  { weight: 1, arbitrary: fc.record({ reload: fc.constant(true) }) },
  { weight: 1, arbitrary: fc.record({ storage: fc.constantFrom(...STORAGES) }) },
  { weight: 1, arbitrary: fc.record({ visibility: fc.constantFrom('visible', 'hidden') }) },
  // A system clock that jumps, as after sleep.
  { weight: 1, arbitrary: fc.record({ setClock: fc.integer({ min: -MINUTE, max: MINUTE }) }) },
);
type Step = Partial<{
  visit: string;
  wait: number;
  setClock: number;
  storage: StorageState;
  visibility: DocumentVisibilityState;
  close: 'button' | 'Esc';
  reload: boolean;
}>;

/** The state of the browser, and what follows from the rule. */
let storage: StorageState;
let entries: Map<string, string>;
/** The running page knows that the popup has opened. */
let known: boolean;
/** Storage knows it too. It outlives the page, unless it fails. */
let kept: boolean;
let wrong: string[];
let openings: number;
/** The rule was asked on this page view, or can't be: it is asked once per page view. */
let judged: boolean;

const fail = () => {
  throw new Error('The visitor blocks storage.');
};
const tab = {
  getItem: (key: string) => {
    if (storage === 'not readable') fail();
    return storage === 'garbled' ? '\ud83d{"tr' : (entries.get(key) ?? null);
  },
  setItem: (key: string, value: string) => {
    if (storage === 'not writable') fail();
    entries.set(key, value);
  },
};
const isKept = () => kept && (storage === 'works' || storage === 'not writable');
const isExcluded = () =>
  POPUP_EXCLUDED_PATHS.some((excluded) => mockPath.toLowerCase().includes(excluded.toLowerCase()));
/** By selector: a query by role after every step would take long. */
const dialog = () => document.querySelector('dialog');

function note() {
  known = true;
  kept ||= storage !== 'not there' && storage !== 'not writable';
}

/** A page that has just loaded: its modules remember nothing. */
async function load() {
  const { LeadPopup } = await freshly(() => import('@/components/islands/LeadPopup'));
  known = false;
  judged = false;
  const { rerender } = render(<LeadPopup words={words} form={form} />);
  return () => rerender(<LeadPopup words={words} form={form} />);
}

function close(way: 'button' | 'Esc') {
  const opened = dialog();
  if (!opened) return;
  if (way === 'Esc') fireEvent(opened, new Event('cancel', { cancelable: true }));
  else fireEvent.click(screen.getByLabelText(words.close));
}

/** Plays a session, and returns every violation of the rule. */
async function play(steps: Step[]) {
  [storage, entries, known, kept, wrong, openings] = ['works', new Map(), false, false, [], 0];
  mockPath = '/';
  visibility.mockReturnValue('visible');
  let rerender = await load();
  for (const { visit, wait, setClock, visibility: state, close: way, reload, ...rest } of steps) {
    if (rest.storage) [storage, judged] = [rest.storage, true];
    if (setClock) jest.setSystemTime(Date.now() + setClock);
    if (way) close(way);
    if (visit !== undefined) {
      if (visit !== mockPath) judged = false;
      mockPath = visit;
      rerender();
    }
    if (state) {
      visibility.mockReturnValue(state);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    }
    if (reload) {
      cleanup();
      rerender = await load();
    }
    if (wait !== undefined) {
      act(() => jest.advanceTimersByTime(wait));
      const due = wait >= POPUP_DELAY_MS && document.visibilityState === 'visible';
      if (due && !judged && !isExcluded() && !known && !isKept()) wrong.push('It did not open.');
      judged ||= due;
    }
    if (dialog() && isExcluded()) wrong.push(`It is open on ${mockPath}.`);
  }
  cleanup();
  return wrong;
}

const visibility = jest.spyOn(document, 'visibilityState', 'get');
const { showModal } = HTMLDialogElement.prototype;
HTMLDialogElement.prototype.showModal = function () {
  showModal.call(this);
  openings += 1;
  if (isExcluded()) wrong.push(`It opens on ${mockPath}.`);
  if (known || isKept()) wrong.push('It opens again.');
  note();
};
jest.spyOn(console, 'error').mockImplementation(() => {});
jest
  .spyOn(window, 'sessionStorage', 'get')
  .mockImplementation(() => (storage === 'not there' ? fail() : (tab as unknown as Storage)));

beforeEach(() => jest.useFakeTimers());

const session = fc.array(step, { maxLength: 30, size: 'max' });
const RUNS = { numRuns: 25 };

describe('LeadPopup in any session', () => {
  it('opens when it is due, never twice, and never where it must not', async () => {
    await fc.assert(
      fc.asyncProperty(session, async (steps: Step[]) => {
        expect(await play(steps)).toEqual([]);
        const untroubled = steps.every((given) => given.storage === undefined);
        const unbroken = steps.every((given) => given.reload === undefined);
        // With failing storage, a page that reloads can't know what happened before.
        if (untroubled || unbroken) expect(openings).toBeLessThanOrEqual(1);
      }),
      RUNS,
    );
  }, 120_000);
});
