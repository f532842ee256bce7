import { act, render, screen } from '@testing-library/react';
import { popup as words } from '@/content/shared';
import { freshly, leadFormFacts as form } from '@/jest.setup';
import { POPUP_DELAY_MS, POPUP_EXCLUDED_PATHS, POPUP_FLAG_KEY } from '@/lib/popup';

let mockPath = '/';
jest.mock('next/navigation', () => ({ usePathname: () => mockPath }));

/** The popup as a page that has just loaded knows it: nothing shown yet. */
async function load() {
  const { LeadPopup } = await freshly(() => import('@/components/islands/LeadPopup'));
  const { rerender, unmount } = render(<LeadPopup words={words} form={form} />);
  const visit = (path: string) => {
    mockPath = path;
    rerender(<LeadPopup words={words} form={form} />);
  };
  return { visit, unmount };
}

/** Of a screen that shows 60 of them a second. */
const FRAME_MS = 16;

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const dialog = () => screen.queryByRole('dialog', { name: words.title });

beforeEach(() => {
  jest.useFakeTimers();
  mockPath = '/';
  sessionStorage.clear();
});

afterEach(() => jest.restoreAllMocks());

describe('LeadPopup', () => {
  it('opens when the delay has passed, and not before', async () => {
    await load();
    wait(POPUP_DELAY_MS - 1);
    expect(dialog()).not.toBeInTheDocument();
    wait(1);
    expect(dialog()).toBeVisible();
    expect(screen.getByText(words.text)).toBeVisible();
  });

  it('counts the time that the page was shown before this script came', async () => {
    jest
      .spyOn(performance, 'getEntriesByName')
      .mockReturnValue([{ startTime: performance.now() - 2000 } as PerformanceEntry]);
    await load();
    wait(POPUP_DELAY_MS - 2001);
    expect(dialog()).not.toBeInTheDocument();
    wait(1);
    expect(dialog()).toBeVisible();
  });

  it('waits its whole time on a page that is navigated to', async () => {
    jest
      .spyOn(performance, 'getEntriesByName')
      .mockReturnValue([{ startTime: performance.now() - 2000 } as PerformanceEntry]);
    const { visit } = await load();
    visit('/FAQ');
    visit('/');
    wait(POPUP_DELAY_MS - 1);
    expect(dialog()).not.toBeInTheDocument();
    wait(1);
    expect(dialog()).toBeVisible();
  });

  it('loads the form only once it is open and painted', async () => {
    await load();
    expect(document.querySelector('iframe')).toBeNull();
    wait(POPUP_DELAY_MS);
    expect(dialog()).toBeVisible();
    expect(document.querySelector('iframe')).toBeNull();
    wait(2 * FRAME_MS);
    expect(screen.getByTitle(words.frameTitle)).toHaveAttribute('src', form.form.src);
  });

  it.each(POPUP_EXCLUDED_PATHS)('stays closed on %s', async (path) => {
    mockPath = path;
    await load();
    wait(POPUP_DELAY_MS * 2);
    expect(dialog()).not.toBeInTheDocument();
  });

  it('leaves the flag alone on the contact page', async () => {
    mockPath = '/ContactUs';
    await load();
    wait(POPUP_DELAY_MS * 2);
    expect(sessionStorage.getItem(POPUP_FLAG_KEY)).toBeNull();
  });

  it('stays away from a visitor who has sent the form, past a full load too', async () => {
    mockPath = '/thank-you';
    const { visit, unmount } = await load();
    visit('/FAQ');
    wait(POPUP_DELAY_MS);
    expect(dialog()).not.toBeInTheDocument();
    unmount();
    await load();
    wait(POPUP_DELAY_MS);
    expect(dialog()).not.toBeInTheDocument();
  });

  it('starts the delay anew with each route', async () => {
    const { visit } = await load();
    wait(POPUP_DELAY_MS - 1);
    visit('/FAQ');
    wait(POPUP_DELAY_MS - 1);
    expect(dialog()).not.toBeInTheDocument();
    wait(1);
    expect(dialog()).toBeVisible();
  });

  it('opens on the page after an excluded one', async () => {
    mockPath = '/ContactUs';
    const { visit } = await load();
    wait(POPUP_DELAY_MS);
    visit('/FAQ');
    wait(POPUP_DELAY_MS);
    expect(dialog()).toBeVisible();
  });

  it('does not count the time that a page spends in a background tab', async () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await load();
    wait(POPUP_DELAY_MS * 2);
    expect(dialog()).not.toBeInTheDocument();
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    wait(POPUP_DELAY_MS);
    expect(dialog()).toBeVisible();
  });

  it('leaves no timer behind when it is taken away before it opens', async () => {
    const { unmount } = await load();
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('leaves no timer behind when it is taken away while open', async () => {
    const { unmount } = await load();
    wait(POPUP_DELAY_MS);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
