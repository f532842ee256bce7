import { act, fireEvent, render, screen } from '@testing-library/react';
import { popup as words } from '@/content/shared';
import { freshly, leadFormFacts as form } from '@/jest.setup';
import { POPUP_DELAY_MS, POPUP_FADE_OUT_MS, POPUP_FLAG_KEY } from '@/lib/popup';

let mockPath = '/';
jest.mock('next/navigation', () => ({ usePathname: () => mockPath }));

/** The popup as a page that has just loaded knows it: nothing shown yet. */
async function load() {
  const { LeadPopup } = await freshly(() => import('@/components/islands/LeadPopup'));
  const { rerender } = render(<LeadPopup words={words} form={form} />);
  const visit = (path: string) => {
    mockPath = path;
    rerender(<LeadPopup words={words} form={form} />);
  };
  return { visit };
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const dialog = () => screen.queryByRole('dialog', { name: words.title });

beforeEach(() => {
  jest.useFakeTimers();
  mockPath = '/';
  sessionStorage.clear();
});

afterEach(() => jest.restoreAllMocks());

describe('LeadPopup and session storage', () => {
  it('notes in session storage that it was shown', async () => {
    await load();
    expect(sessionStorage.getItem(POPUP_FLAG_KEY)).toBeNull();
    wait(POPUP_DELAY_MS);
    expect(sessionStorage.getItem(POPUP_FLAG_KEY)).toBe('true');
  });

  it('stays closed in a session that has seen it', async () => {
    sessionStorage.setItem(POPUP_FLAG_KEY, 'true');
    await load();
    wait(POPUP_DELAY_MS * 2);
    expect(dialog()).not.toBeInTheDocument();
  });

  it.each([
    ['touched', () => jest.spyOn(window, 'sessionStorage', 'get')],
    ['read', () => jest.spyOn(Storage.prototype, 'getItem')],
    ['written', () => jest.spyOn(Storage.prototype, 'setItem')],
  ])('opens all the same, and once, when storage fails as it is %s', async (_when, spy) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const failure = new Error('The visitor blocks storage.');
    spy().mockImplementation(() => {
      throw failure;
    });
    const { visit } = await load();
    wait(POPUP_DELAY_MS);
    expect(dialog()).toBeVisible();
    expect(log).toHaveBeenCalledWith(expect.any(String), failure);
    fireEvent.click(screen.getByRole('button', { name: words.close }));
    wait(POPUP_FADE_OUT_MS);
    visit('/FAQ');
    wait(POPUP_DELAY_MS);
    expect(dialog()).not.toBeInTheDocument();
  });
});
