import { act, fireEvent, render, screen } from '@testing-library/react';
import { popup as words } from '@/content/popup';
import { freshly, leadFormConfig as form } from '@/jest.setup';
import { POPUP_DELAY_MS, POPUP_FADE_OUT_MS, POPUP_FLAG_KEY } from '@/lib/lead/popup';

/** What only fake timers and fake events can show; e2e/popup.spec.ts shows the rest in a browser. */

let mockPath = '/';
jest.mock('next/navigation', () => ({ usePathname: () => mockPath }));

const build = globalThis as unknown as { __CONSENT__: boolean };

/** The popup of a page that has just loaded. */
async function load(path = '/') {
  mockPath = path;
  const { LeadPopup, setBannerOpen } = await freshly(async () => ({
    ...(await import('@/components/islands/LeadPopup')),
    ...(await import('@/lib/tracking/advertisingConsent')),
  }));
  const { rerender, unmount } = render(<LeadPopup words={words} form={form} />);
  const visit = (next: string) => {
    mockPath = next;
    rerender(<LeadPopup words={words} form={form} />);
  };
  return { visit, unmount, setBannerOpen };
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const dialog = () => screen.queryByRole('dialog', { name: words.title });
const flag = () => sessionStorage.getItem(POPUP_FLAG_KEY);

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  document.body.replaceChildren();
});

describe('LeadPopup', () => {
  it('opens when the delay has passed, sets the flag, and loads the form', async () => {
    await load();
    wait(POPUP_DELAY_MS - 1);
    expect([dialog(), flag()]).toEqual([null, null]);
    wait(1);
    expect(dialog()).toBeVisible();
    expect(flag()).toBe('true');
    expect(screen.getByTitle(words.frameTitle)).toHaveAttribute('src', form.form.src);
  });

  it.each(['/ContactUs', '/contactus/', '/thank-you'])(
    'neither opens nor sets the flag on %s, and opens on the next page',
    async (path) => {
      const { visit } = await load(path);
      wait(2 * POPUP_DELAY_MS);
      expect([dialog(), flag()]).toEqual([null, null]);
      visit('/FAQ');
      wait(POPUP_DELAY_MS);
      expect(dialog()).toBeVisible();
    },
  );

  it.each([
    ['counts the time that a page was shown before hydration', [], POPUP_DELAY_MS - 2000],
    ['waits the whole time on a page that is navigated to', ['/FAQ', '/'], POPUP_DELAY_MS],
  ])('%s', async (_what, visits, left) => {
    const paint = { startTime: performance.now() - 2000 } as PerformanceEntry;
    jest.spyOn(performance, 'getEntriesByName').mockReturnValue([paint]);
    const { visit } = await load();
    visits.forEach(visit);
    wait(left - 1);
    expect(dialog()).toBeNull();
    wait(1);
    expect(dialog()).toBeVisible();
  });

  it('closes on an excluded page, and stays closed after it', async () => {
    const { visit } = await load();
    wait(POPUP_DELAY_MS);
    visit('/ContactUs');
    expect(dialog()).toBeNull();
    visit('/FAQ');
    wait(POPUP_DELAY_MS);
    expect(dialog()).toBeNull();
  });

  it.each([
    ['after its fade-out', false, POPUP_FADE_OUT_MS],
    ['at once with reduced motion', true, 0],
  ])('goes away %s', async (_when, matches, ms) => {
    await load();
    wait(POPUP_DELAY_MS);
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
    fireEvent.click(screen.getByRole('button', { name: words.close }));
    expect(dialog()).toHaveAttribute('data-phase', 'closing');
    wait(ms);
    expect(dialog()).toBeNull();
  });

  it.each([0, POPUP_DELAY_MS])('leaves no timer when it unmounts after %i ms', async (ms) => {
    const { unmount } = await load();
    wait(ms);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('LeadPopup behind another dialog', () => {
  function openOther() {
    const other = document.body.appendChild(document.createElement('dialog'));
    other.showModal();
    return other;
  }
  const settled = () => act(() => jest.advanceTimersByTimeAsync(0));

  it('opens when that dialog leaves the page without a close event', async () => {
    const other = openOther();
    await load();
    wait(POPUP_DELAY_MS);
    expect(dialog()).toBeNull();
    other.remove();
    await settled();
    expect(dialog()).toBeVisible();
  });

  it('does not open if the page is an excluded one by then', async () => {
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
  beforeEach(() => jest.replaceProperty(build, '__CONSENT__', true));

  it('waits while the banner is about to open, and while it is open', async () => {
    const { setBannerOpen } = await load();
    wait(4 * POPUP_DELAY_MS);
    expect(dialog()).toBeNull();
    act(() => setBannerOpen(true));
    expect([dialog(), flag()]).toEqual([null, null]);
    act(() => setBannerOpen(false));
    expect(dialog()).toBeVisible();
  });

  it('waits for a banner that the visitor opens again', async () => {
    const { setBannerOpen } = await load();
    act(() => setBannerOpen(false));
    act(() => setBannerOpen(true));
    wait(POPUP_DELAY_MS);
    expect(dialog()).toBeNull();
  });

  it('waits for no banner in a browser that sends Global Privacy Control', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    await load();
    wait(POPUP_DELAY_MS);
    expect(dialog()).toBeVisible();
  });
});
