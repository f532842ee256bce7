import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { popup as words } from '@/lib/fixture/content/popup';
import { freshly, leadFormConfig as form } from '@/jest.setup';
import {
  isPopupExcluded,
  POPUP_DELAY_MS,
  POPUP_FADE_OUT_MS,
  POPUP_FLAG_KEY,
} from '@/lib/lead/popup';

/**
 * Tests that need fake timers and fake events. e2e/sample/popup.spec.ts tests the rest in a browser.
 */

const EXCLUDED = ['/ContactUs', '/thank-you'];

let mockPath = '/';
jest.mock('next/navigation', () => ({ usePathname: () => mockPath }));

/** Renders the popup of a page that has just loaded. */
async function load(path = '/') {
  mockPath = path;
  const { LeadPopup } = await freshly(() => import('@/components/islands/LeadPopup'));
  const { rerender, unmount } = render(<LeadPopup words={words} form={form} excluded={EXCLUDED} />);
  const visit = (next: string) => {
    mockPath = next;
    rerender(<LeadPopup words={words} form={form} excluded={EXCLUDED} />);
  };
  return { visit, unmount };
}

const turn = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const dialog = () => screen.queryByRole('dialog', { name: words.title });
const flag = () => sessionStorage.getItem(POPUP_FLAG_KEY);

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});

afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

describe('LeadPopup', () => {
  it.each([
    ['counts the time that a page was shown before hydration', [], POPUP_DELAY_MS - 2000],
    ['waits the whole time after a client-side navigation', ['/FAQ', '/'], POPUP_DELAY_MS],
  ])('opens at the end of the delay: %s', async (_what, visits, left) => {
    const paint = { startTime: performance.now() } as PerformanceEntry;
    jest.spyOn(performance, 'getEntriesByName').mockReturnValue([paint]);
    jest.advanceTimersByTime(2000);
    const { visit } = await load();
    visits.forEach(visit);
    wait(left - 1);
    expect(dialog()).toBeNull();
    wait(1);
    expect(dialog()).toBeVisible();
  });

  it('closes immediately with reduced motion', async () => {
    await load();
    wait(POPUP_DELAY_MS);
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    fireEvent.click(screen.getByRole('button', { name: words.close }));
    wait(0);
    expect(dialog()).toBeNull();
  });

  it('closes when the visitor navigates to an excluded page, and stays closed on the next page', async () => {
    const { visit } = await load();
    wait(POPUP_DELAY_MS);
    visit('/ContactUs');
    expect(dialog()).toBeNull();
    visit('/FAQ');
    expect(dialog()).toBeNull();
  });

  it('starts the delay in a background tab only when the tab becomes visible', async () => {
    turn('hidden');
    await load();
    wait(POPUP_DELAY_MS);
    turn('visible');
    wait(POPUP_DELAY_MS - 1);
    expect(dialog()).toBeNull();
    wait(1);
    expect(dialog()).toBeVisible();
  });

  it.each([0, POPUP_DELAY_MS])('clears its timers when it unmounts after %i ms', async (ms) => {
    const { unmount } = await load();
    wait(ms);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('LeadPopup while another dialog is open', () => {
  function openOther() {
    const other = document.body.appendChild(document.createElement('dialog'));
    other.showModal();
    return other;
  }
  const settled = () => act(() => jest.advanceTimersByTimeAsync(0));

  it('stays closed on an excluded page, even after the other dialog closes', async () => {
    const other = openOther();
    const { visit } = await load();
    wait(POPUP_DELAY_MS);
    visit('/ContactUs');
    other.close();
    await settled();
    expect([dialog(), flag()]).toEqual([null, null]);
  });
});

describe('LeadPopup and the consent banner', () => {
  it('waits until the banner is closed', async () => {
    const banner = document.body.appendChild(document.createElement('dialog'));
    banner.open = true;
    await load();
    wait(4 * POPUP_DELAY_MS);
    expect([dialog(), flag()]).toEqual([null, null]);
    await act(async () => banner.close());
    expect(dialog()).toBeVisible();
  });

  it('does not wait for a banner that an ad blocker hides', async () => {
    const banner = document.body.appendChild(document.createElement('dialog'));
    banner.open = true;
    banner.style.display = 'none';
    await load();
    wait(POPUP_DELAY_MS);
    expect(dialog()).toBeVisible();
  });
});

describe('LeadPopup in any session', () => {
  type Step = Partial<{
    wait: number;
    visit: string;
    tab: DocumentVisibilityState;
    close: true;
    reload: true;
    breakStorage: true;
  }>;
  const waits = [1, POPUP_FADE_OUT_MS, POPUP_DELAY_MS - 1, POPUP_DELAY_MS];
  const paths = ['/', '/FAQ', '/Services', '/ContactUs', '/contactus', '/thank-you'];
  /** A random step of a session, weighted by how often visitors take it. */
  const step = fc.oneof(
    { weight: 5, arbitrary: fc.record({ wait: fc.constantFrom(...waits) }) },
    { weight: 4, arbitrary: fc.record({ visit: fc.constantFrom(...paths) }) },
    { weight: 2, arbitrary: fc.constant<Step>({ close: true }) },
    { weight: 1, arbitrary: fc.record({ tab: fc.constantFrom('visible', 'hidden') }) },
    { weight: 1, arbitrary: fc.constant<Step>({ reload: true }) },
    { weight: 1, arbitrary: fc.constant<Step>({ breakStorage: true }) },
  );
  const close = () => {
    const opened = document.querySelector('dialog');
    if (opened) fireEvent(opened, new Event('cancel', { cancelable: true }));
  };
  const breakStorage = () =>
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new Error('The visitor blocks storage.');
    });

  /** Simulates a session. Returns how many times the popup has opened in each document. */
  async function play(steps: Step[]) {
    const opened = [0];
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const open = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    open.mockImplementation(function (this: HTMLDialogElement) {
      this.open = true;
      opened[0]! += 1;
    });
    let { visit } = await load();
    for (const now of steps) {
      if (now.wait) wait(now.wait);
      if (now.visit) visit(now.visit);
      if (now.tab) turn(now.tab);
      if (now.close) close();
      if (now.breakStorage) breakStorage();
      if (now.reload) {
        cleanup();
        opened.unshift(0);
        ({ visit } = await load(mockPath));
      }
      if (isPopupExcluded(mockPath, EXCLUDED)) expect(document.querySelector('dialog')).toBeNull();
    }
    // End each session with a visible page that allows the popup, so that the popup opens at least
    // once.
    turn('visible');
    visit('/AboutUs');
    wait(POPUP_DELAY_MS);
    cleanup();
    jest.restoreAllMocks();
    sessionStorage.clear();
    return opened;
  }

  it('opens once per session, or once per document if storage fails', async () => {
    const session = fc.array(step, { maxLength: 30, size: 'max' });
    await fc.assert(
      fc.asyncProperty(session, async (steps: Step[]) => {
        const opened = await play(steps);
        const times = opened.reduce((sum, count) => sum + count, 0);
        expect(times).toBeGreaterThan(0);
        expect(Math.max(...opened)).toBe(1);
        if (!steps.some((each) => each.breakStorage)) expect(times).toBe(1);
      }),
      { numRuns: 25 },
    );
  }, 120_000);
});
