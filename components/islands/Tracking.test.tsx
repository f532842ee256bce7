import { fireEvent, render, screen } from '@testing-library/react';
import * as React from 'react';

const ids = { partnerId: '7', conversionId: '42', contactConversionId: '43' };

/** What the build defines. */
const build = globalThis as unknown as { __TRACKING__: boolean };

/** The islands of a document in which nothing has been counted yet. */
async function load() {
  let islands!: {
    Tracking: typeof import('@/components/islands/Tracking').Tracking;
    ContactTracking: typeof import('@/components/islands/ContactTracking').ContactTracking;
  };
  await jest.isolateModulesAsync(async () => {
    jest.doMock('react', () => React);
    islands = {
      ...(await import('@/components/islands/Tracking')),
      ...(await import('@/components/islands/ContactTracking')),
    };
  });
  return islands;
}

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
      <p>Fired. Tested. Finished.</p>
    </footer>
  </div>
);

const conversions = () => window.lintrk?.q?.length ?? 0;
const added = () => document.querySelectorAll('[data-tracking="contact"]');

afterEach(() => {
  delete window.lintrk;
  document.head.replaceChildren();
  jest.restoreAllMocks();
});

describe('Tracking', () => {
  it.each([
    ['', React.Fragment],
    [' in strict mode', React.StrictMode],
  ])('counts the app and its footer once each%s', async (_mode, Mode) => {
    const { Tracking } = await load();
    render(<Tracking ids={ids} />, { wrapper: Mode });
    expect(window.lintrk?.q).toEqual([
      ['track', { conversion_id: 42 }],
      ['track', { conversion_id: 42 }],
    ]);
  });

  it.each([
    ['Email', 1],
    ['Phone', 1],
    ['FAQ', 0],
    ['Fired. Tested. Finished.', 0],
    ['Email at the top', 0],
  ])('counts each click on %s in strict mode as %i', async (text, times) => {
    const { Tracking } = await load();
    render(links);
    render(<Tracking ids={ids} />, { wrapper: React.StrictMode });
    const before = conversions();
    fireEvent.click(screen.getByText(text));
    fireEvent.click(screen.getByText(text));
    expect(conversions() - before).toBe(2 * times);
  });

  it('counts no clicks once it is taken away', async () => {
    const { Tracking } = await load();
    render(links);
    const { unmount } = render(<Tracking ids={ids} />);
    const before = conversions();
    unmount();
    fireEvent.click(screen.getByText('Phone'));
    expect(conversions()).toBe(before);
  });

  it('does nothing in a build without settings', async () => {
    jest.replaceProperty(build, '__TRACKING__', false);
    const { Tracking } = await load();
    render(<Tracking ids={ids} />);
    expect(window.lintrk).toBeUndefined();
    expect(document.querySelector('script')).toBeNull();
  });
});

describe('ContactTracking', () => {
  it.each([
    ['', React.Fragment],
    [' in strict mode', React.StrictMode],
  ])('adds one script and one pixel%s, and takes them away with it', async (_mode, Mode) => {
    const { ContactTracking } = await load();
    const { unmount } = render(<ContactTracking ids={ids} />, { wrapper: Mode });
    expect([...added()].map(({ tagName }) => tagName)).toEqual(['SCRIPT', 'IMG']);
    unmount();
    expect(added()).toHaveLength(0);
  });

  it('does nothing in a build without settings', async () => {
    jest.replaceProperty(build, '__TRACKING__', false);
    const { ContactTracking } = await load();
    render(<ContactTracking ids={ids} />);
    expect(added()).toHaveLength(0);
  });
});
