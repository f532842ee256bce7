import { act, render, screen } from '@testing-library/react';
import * as React from 'react';
import { leadForm, popup as words, shell } from '@/content/shared';
import { site } from '@/content/site';
import { POPUP_DELAY_MS, POPUP_EXCLUDED_PATHS, POPUP_FLAG_KEY } from '@/lib/popup';

let mockPath = '/';
jest.mock('next/navigation', () => ({ usePathname: () => mockPath }));

const form = {
  src: 'https://crm.example/forms/wtl/abc',
  words: leadForm,
  contact: { ...site, chatLabel: leadForm.chatLabel, newTabLabel: shell.newTab },
};

/** The popup as a page that has just loaded knows it: nothing shown yet. */
async function load() {
  let island!: typeof import('@/components/islands/LeadPopup');
  await jest.isolateModulesAsync(async () => {
    jest.doMock('react', () => React);
    island = await import('@/components/islands/LeadPopup');
  });
  const { LeadPopup } = island;
  const { rerender, unmount } = render(<LeadPopup words={words} form={form} />);
  const visit = (path: string) => {
    mockPath = path;
    rerender(<LeadPopup words={words} form={form} />);
  };
  return { visit, unmount };
}

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

  it('loads the form only once it is open', async () => {
    await load();
    expect(document.querySelector('iframe')).toBeNull();
    wait(POPUP_DELAY_MS);
    expect(screen.getByTitle(words.frameTitle)).toHaveAttribute('src', form.src);
  });

  it.each(POPUP_EXCLUDED_PATHS)('stays closed on %s, and leaves the flag alone', async (path) => {
    mockPath = path;
    await load();
    wait(POPUP_DELAY_MS * 2);
    expect(dialog()).not.toBeInTheDocument();
    expect(sessionStorage.getItem(POPUP_FLAG_KEY)).toBeNull();
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
