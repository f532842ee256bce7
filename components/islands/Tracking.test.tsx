import { act, fireEvent, render, screen } from '@testing-library/react';
import * as React from 'react';
import { freshly } from '@/jest.setup';

const ids = { partnerId: '7', conversionId: '42', contactConversionId: '43' };

/** What the build defines. */
const build = globalThis as unknown as { __TRACKING__: boolean };

/** The islands of a document in which nothing has been counted yet. */
const load = () =>
  freshly(async () => ({
    ...(await import('@/components/islands/Tracking')),
    ...(await import('@/components/islands/ContactTracking')),
  }));

/** The page's links; a click on them goes nowhere. */
const links = (
  <div onClick={(event) => event.preventDefault()}>
    <a href="mailto:top@brightkiln.example">Email at the top</a>
    <footer>
      <a href="mailto:hello@brightkiln.example">
        <span>Email</span>
      </a>
      <a href="tel:+12025550142">Phone</a>
      <a href="/FAQ">FAQ</a>
      <p>Scoped. Built. Tested.</p>
    </footer>
  </div>
);

const conversions = () => window.lintrk?.q?.length ?? 0;
const modes: [string, React.ComponentType<React.PropsWithChildren>][] = [
  ['', React.Fragment as React.ComponentType<React.PropsWithChildren>],
  [' in strict mode', React.StrictMode as React.ComponentType<React.PropsWithChildren>],
];
/** Moments go out a moment later. */
const later = () => act(() => Promise.resolve());
const added = () => document.querySelectorAll('[data-tracking="contact"]');

afterEach(() => {
  delete window.lintrk;
  document.head.replaceChildren();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  jest.restoreAllMocks();
});

describe('Tracking', () => {
  it.each(modes)('reports app load and footer load once%s', async (_mode, Mode) => {
    const { Tracking } = await load();
    render(<Tracking ids={ids} />, { wrapper: Mode });
    await later();
    expect(window.lintrk?.q).toEqual([
      ['track', { conversion_id: 42 }],
      ['track', { conversion_id: 42 }],
    ]);
    expect(document.querySelectorAll('script')).toHaveLength(1);
  });

  it.each([
    ['Email', 1],
    ['Phone', 1],
    ['FAQ', 0],
    ['Scoped. Built. Tested.', 0],
    ['Email at the top', 0],
  ])('reports each click on %s in Strict Mode: %i', async (text, times) => {
    const { Tracking } = await load();
    render(links);
    render(<Tracking ids={ids} />, { wrapper: React.StrictMode });
    await later();
    const before = conversions();
    fireEvent.click(screen.getByText(text));
    fireEvent.click(screen.getByText(text));
    await later();
    expect(conversions() - before).toBe(2 * times);
  });

  it('reports clicks before hydration once', async () => {
    const { Tracking } = await load();
    render(links);
    window.earlyClicks = [screen.getByText('Phone'), document.body, null];
    render(<Tracking ids={ids} />, { wrapper: React.StrictMode });
    await later();
    expect(conversions()).toBe(3);
    expect(window.earlyClicks).toBeUndefined();
  });

  it('reports nothing with Global Privacy Control', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    const { Tracking, ContactTracking } = await load();
    render(<ContactTracking />);
    render(<Tracking ids={ids} />);
    await later();
    expect(window.lintrk).toBeUndefined();
    expect(document.querySelector('script, img')).toBeNull();
  });

  it('reports nothing in a build without tracking settings', async () => {
    jest.replaceProperty(build, '__TRACKING__', false);
    const { Tracking } = await load();
    render(<Tracking ids={ids} />);
    await later();
    expect(window.lintrk).toBeUndefined();
    expect(document.querySelector('script')).toBeNull();
  });
});

describe('ContactTracking', () => {
  const page = (
    { Tracking, ContactTracking }: Awaited<ReturnType<typeof load>>,
    Mode = modes[0]![1],
  ) => {
    // The page's effects run before those of the layout around it.
    const { unmount } = render(<ContactTracking />, { wrapper: Mode });
    render(<Tracking ids={ids} />, { wrapper: Mode });
    return unmount;
  };

  it.each(modes)(
    'adds one script and one pixel%s, and removes them on unmount',
    async (_mode, Mode) => {
      const leave = page(await load(), Mode);
      await later();
      expect([...added()].map(({ tagName }) => tagName)).toEqual(['SCRIPT', 'IMG']);
      leave();
      expect(added()).toHaveLength(0);
    },
  );

  it('adds nothing in a build without tracking settings', async () => {
    jest.replaceProperty(build, '__TRACKING__', false);
    page(await load());
    await later();
    expect(added()).toHaveLength(0);
  });
});
