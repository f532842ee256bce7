import { act, fireEvent, render, screen } from '@testing-library/react';
import * as React from 'react';
import { leadForm, popup as words, shell } from '@/content/shared';
import { site } from '@/content/site';
import { POPUP_DELAY_MS, POPUP_FADE_OUT_MS, POPUP_FLAG_KEY } from '@/lib/popup';

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
