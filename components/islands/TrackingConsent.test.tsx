import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as React from 'react';
import { consent } from '@/lib/fixture/content/consent';
import { freshly } from '@/jest.setup';
import { ATTRIBUTION_KEY } from '@/lib/lead/attribution';

const mockAskForConsent = jest.fn<Promise<() => void>, [unknown, (yes: boolean) => void]>();
jest.mock('@/components/client/askForConsent', () => ({ askForConsent: mockAskForConsent }));

const TRACES = { stored: ['_ga', '_ga_*'], hosts: [] };
const words = { ...consent, text: consent.text.withConsent };

let mockPath = '/';
jest.mock('next/navigation', () => ({ usePathname: () => mockPath }));

const ids = { partnerId: '7', conversionId: '42', contactConversionId: '43' };
const build = globalThis as unknown as {
  __CONSENT__: boolean;
  __OWN_FORM__: boolean;
  __ROUTES__: string;
};
const reopen = jest.fn();

/**
 * Imports fresh copies of the islands, as in a new document in which the visitor has not answered
 * the consent banner yet.
 */
const load = () =>
  freshly(async () => ({
    ...(await import('@/components/islands/Tracking')),
    ...(await import('@/components/islands/ContactTracking')),
    ...(await import('@/components/islands/TrackingConsent')),
    ...(await import('@/lib/tracking/advertisingConsent')),
  }));

/** Waits until the consent library has been imported and all events have been reported. */
const later = () => act(() => new Promise((done) => setTimeout(done)));
const answer = (yes: boolean) => act(() => mockAskForConsent.mock.lastCall![1](yes));
const conversions = () => window.lintrk?.q?.length ?? 0;
const button = () => screen.queryByRole('button', { name: words.reopen });

async function show(Mode: React.ElementType = React.Fragment) {
  const { Tracking, TrackingConsent, isBannerOpen } = await load();
  const shown = render(
    <Mode>
      <Tracking ids={ids} analytics={[]} />
      <TrackingConsent words={words} traces={TRACES} />
    </Mode>,
  );
  await later();
  return { ...shown, isBannerOpen };
}

beforeEach(() => {
  jest.replaceProperty(build, '__CONSENT__', true);
  mockAskForConsent.mockReset().mockResolvedValue(reopen);
  reopen.mockReset();
});

afterEach(() => {
  jest.restoreAllMocks();
  delete window.lintrk;
  document.head.replaceChildren();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

describe('TrackingConsent', () => {
  it('shows the banner with the site’s copy, and loads no ad network before the visitor answers', async () => {
    await show();
    expect(mockAskForConsent).toHaveBeenCalledWith(words, expect.any(Function));
    expect(document.querySelector('script')).toBeNull();
  });

  it.each([
    ['', React.Fragment],
    [' in Strict Mode', React.StrictMode],
  ])(
    'starts tracking exactly once after consent, and reports earlier events%s',
    async (_mode, Mode) => {
      await show(Mode);
      answer(true);
      answer(true);
      expect(document.querySelectorAll('script')).toHaveLength(1);
      expect(conversions()).toBe(2);
    },
  );

  it('shows a button that reopens the banner', async () => {
    await show();
    await userEvent.click(button()!);
    expect(reopen).toHaveBeenCalledTimes(1);
  });

  it('shows no banner and deletes what the vendors stored if Global Privacy Control is on', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    document.cookie = '_ga=1; path=/';
    await show();
    expect(mockAskForConsent).not.toHaveBeenCalled();
    expect(document.cookie).not.toContain('_ga');
  });

  it('loads no ad network and shows no button if the banner cannot load', async () => {
    mockAskForConsent.mockRejectedValue(new Error('A blocker stops it.'));
    const { isBannerOpen } = await show();
    expect(isBannerOpen()).toBe(false);
    expect(button()).not.toBeInTheDocument();
    expect(document.querySelector('script')).toBeNull();
  });
});

describe('withdrawing consent', () => {
  /** jsdom cannot load pages and logs an error instead. */
  const reloads = (log: jest.SpyInstance) =>
    log.mock.calls.filter(([said]) => String(said).includes('navigation')).length;

  it.each([
    [[true, false], 1],
    [[false], 0],
    [[false, true], 0],
    [[true, true], 0],
  ])('after the choices %j, reloads the page %i time(s)', async (answers, loads) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    await show();
    for (const yes of answers) answer(yes);
    expect(reloads(log)).toBe(loads);
  });

  it('if a form has been used, waits until the next navigation to reload the page', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { TrackingConsent } = await load();
    const { rerender } = render(<TrackingConsent words={words} traces={TRACES} />);
    await later();
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.focus();
    act(() => void window.dispatchEvent(new Event('blur')));
    answer(true);
    answer(false);
    expect(reloads(log)).toBe(0);
    frame.remove();
    mockPath = '/FAQ';
    rerender(<TrackingConsent words={words} traces={TRACES} />);
    expect(reloads(log)).toBe(1);
  });

  it.each([
    ['the router opens the next page if a form of the page still holds text', true],
    ['the browser loads the next page if no form of the page holds text', false],
  ])('%s', async (_, keeps) => {
    jest.replaceProperty(build, '__ROUTES__', '/ /FAQ');
    jest.replaceProperty(build, '__OWN_FORM__', true);
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { container } = await show();
    const page = container.appendChild(document.createElement('div'));
    const others = ['company', 'email', 'phone', 'message'];
    const fields = others.map((id) => `<textarea data-field="${id}"></textarea>`).join('');
    page.innerHTML = `<form data-own-form><input data-field="name">${fields}</form><a href="/FAQ">FAQ</a><a href="#x">Here</a>`;
    const [input, another, here] = page.querySelectorAll<HTMLElement>('input, a');
    const seen: EventTarget[] = [];
    page.addEventListener('click', (event) => {
      event.preventDefault();
      seen.push(event.target!);
    });
    await userEvent.type(input!, 'Ada');
    answer(true);
    await userEvent.click(another!);
    answer(false);
    expect(reloads(log)).toBe(0);
    if (!keeps) await userEvent.clear(input!);
    seen.length = 0;
    another!.click();
    here!.click();
    expect(seen).toEqual(keeps ? [another, here] : [here]);
  });

  it('removes the stored attribution and the cookies of the vendors', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await show();
    answer(true);
    sessionStorage.setItem(ATTRIBUTION_KEY, '{"gclid":"g1"}');
    for (const name of ['_ga', '_ga_E2E', 'ours']) document.cookie = `${name}=1; path=/`;
    answer(false);
    expect(sessionStorage.getItem(ATTRIBUTION_KEY)).toBeNull();
    expect(document.cookie).toBe('ours=1');
  });
});
