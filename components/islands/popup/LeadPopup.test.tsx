import { act, render, screen } from '@testing-library/react';
import { freshly } from '@/jest.setup';
import { POPUP_DELAY_MS } from '@/lib/browser/popup';

/** With fake timers and events. e2e/sample/popup.spec.ts tests the rest in a browser. */

const words = {
  title: 'A word with the yard',
  text: 'Write to us, and we answer within two days.',
  close: 'Close the letter',
};

let mockPath = '/';
jest.mock('next/navigation', () => ({ usePathname: () => mockPath }));

async function load(path = '/') {
  mockPath = path;
  const { LeadPopup } = await freshly(() => import('@/components/islands/popup/LeadPopup'));
  const popup = () => <LeadPopup words={words}>A form</LeadPopup>;
  const { rerender } = render(popup());
  return (next: string) => {
    mockPath = next;
    rerender(popup());
  };
}

const turn = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const dialog = () => screen.queryByRole('dialog', { name: words.title });

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
    // Only "true" means that the popup was shown.
    sessionStorage.setItem('popupShown_once', 'false');
    const visit = await load();
    visits.forEach(visit);
    wait(left - 1);
    expect(dialog()).toBeNull();
    wait(1);
    expect(dialog()).toBeVisible();
  });

  it('never opens on an excluded page, closes there, and stays closed on the next page', async () => {
    const visit = await load('/ContactUs');
    for (const path of ['/ContactUs', '/ContactUs/cab-booking', '/thank-you']) {
      visit(path);
      wait(POPUP_DELAY_MS);
      expect(dialog()).toBeNull();
    }
    visit('/');
    wait(POPUP_DELAY_MS);
    expect(dialog()).toBeVisible();
    visit('/ContactUs');
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
});
