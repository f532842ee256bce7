import { act, fireEvent, render, screen } from '@testing-library/react';
import * as React from 'react';
import { freshly } from '@/jest.setup';

const settings = {
  ids: { partnerId: '7', conversionId: '42', contactConversionId: '43', leadConversionId: '44' },
  analytics: [],
};

/** Imports fresh copies of the islands, as in a new document that has reported no events yet. */
const load = () =>
  freshly(async () => ({
    ...(await import('@/components/islands/Tracking')),
    ...(await import('@/components/islands/ContactTracking')),
  }));

/** Links like those on a page. Their default action is prevented. */
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
/** Waits for the microtask in which events are sent. */
const later = () => act(() => Promise.resolve());
const added = () => document.querySelectorAll('[data-tracking="contact"]');

afterEach(() => {
  delete window.lintrk;
  document.head.replaceChildren();
});

describe('Tracking', () => {
  it.each([
    ['Phone', 1],
    ['Email at the top', 0],
  ])('reports a click on "%s" %i time(s), even in Strict Mode', async (text, times) => {
    const { Tracking } = await load();
    render(links);
    render(<Tracking {...settings} />, { wrapper: React.StrictMode });
    await later();
    const before = conversions();
    fireEvent.click(screen.getByText(text));
    fireEvent.click(screen.getByText(text));
    await later();
    expect(conversions() - before).toBe(2 * times);
  });

  it('reports a click exactly once if it happened before hydration', async () => {
    const { Tracking } = await load();
    render(links);
    window.earlyClicks = [screen.getByText('Phone'), document.body, null];
    render(<Tracking {...settings} />, { wrapper: React.StrictMode });
    await later();
    expect(conversions()).toBe(3);
    expect(window.earlyClicks).toBeUndefined();
  });
});

describe('ContactTracking', () => {
  it('adds only one script and one pixel, even in Strict Mode, and removes both on unmount', async () => {
    const { Tracking, ContactTracking } = await load();
    // Render the page first: in React, the effects of a page run before those of its layout.
    const { unmount } = render(<ContactTracking />, { wrapper: React.StrictMode });
    render(<Tracking {...settings} />, { wrapper: React.StrictMode });
    await later();
    expect([...added()].map(({ tagName }) => tagName)).toEqual(['SCRIPT', 'IMG']);
    unmount();
    expect(added()).toHaveLength(0);
  });
});
