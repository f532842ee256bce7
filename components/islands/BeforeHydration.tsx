'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { useRef } from 'react';
import { BOOKING_FAILED } from '@/lib/lead/booking';
import { PRODUCT_PARAMETER } from '@/lib/lead/parameters';
import { NAVBAR_SCROLL_THRESHOLD_PX } from '@/lib/navbar';

/**
 * If the dialog does not open within this many ms of a click on "Book Now", the contact page opens
 * instead.
 */
const BOOKING_TIMEOUT_MS = 8000;

/**
 * Gives the navigation bar a background while the page is scrolled past the threshold
 * (`data-scrolled` in the styles).
 */
const SCROLL_STATE = `
  const markScrolled = () =>
    document.documentElement.toggleAttribute('data-scrolled', scrollY > ${NAVBAR_SCROLL_THRESHOLD_PX});
  markScrolled();
  addEventListener('scroll', markScrolled, { passive: true });`;

/**
 * A click on "Book Now" submits a form. Before hydration, this script cancels the submission and
 * marks the button as busy. When BookingModal hydrates, it opens the dialog for the busy button.
 * From then on, BookingModal cancels each submission first, so this script ignores the event. If
 * BookingModal fails, React has replaced the buttons, so this script finds the button again.
 */
const EARLY_BOOKING = `
  let pending, timer, failed = false;
  const cancel = () => {
    clearTimeout(timer);
    pending?.removeAttribute('aria-busy');
    pending = undefined;
  };
  const useContactPage = () => {
    if (pending?.getAttribute('aria-busy')) {
      failed = true;
      pending.form.requestSubmit(pending);
    }
    cancel();
  };
  const wait = (event) => {
    const button = event.submitter;
    if (event.defaultPrevented || failed || button?.name !== '${PRODUCT_PARAMETER}') return;
    event.preventDefault();
    cancel();
    pending = button;
    button.setAttribute('aria-busy', 'true');
    timer = setTimeout(useContactPage, ${BOOKING_TIMEOUT_MS});
  };
  addEventListener('submit', wait);
  addEventListener('${BOOKING_FAILED}', ({ detail }) => {
    removeEventListener('submit', wait);
    const product = detail ?? (pending?.getAttribute('aria-busy') && pending.value);
    cancel();
    const button = [...document.getElementsByName('${PRODUCT_PARAMETER}')].find(({ value }) => value === product);
    button?.form?.requestSubmit(button);
  });
  addEventListener('click', ({ target }) => pending?.contains(target) || cancel(), true);
  addEventListener('keydown', ({ key }) => key === 'Escape' && cancel(), true);
  addEventListener('pagehide', () => { cancel(); failed = false; });
  addEventListener('error', ({ target }) => {
    if (target.tagName !== 'SCRIPT') return;
    useContactPage();
    failed = true;
  }, true);`;

/**
 * Records every frame that has had focus (lib/lead/usedFrames.ts). When focus moves into a frame,
 * the window fires `blur`: in Firefox 153 before `activeElement` changes, in Chromium after.
 */
const USED_FRAMES = `
  self.usedFrames = new WeakSet();
  const markUsed = () => {
    const { activeElement } = document;
    if (activeElement?.tagName === 'IFRAME') usedFrames.add(activeElement);
  };
  addEventListener('blur', () => { markUsed(); setTimeout(markUsed); });`;

/** Stores the targets of clicks until hydration. The Tracking island reports them later. */
const EARLY_CLICKS = `
  self.earlyClicks = [];
  addEventListener('click', ({ target }) => self.earlyClicks?.push(target));`;

/**
 * Adds an inline script that does what CSS and HTML cannot do before hydration. Like JsonLd's
 * script, it is outside of React's tree. Otherwise, after an error at the root, React (as of 19.3)
 * would recreate it with `innerHTML`, which Trusted Types forbid.
 */
export function BeforeHydration({ countClicks }: { countClicks: boolean }) {
  const isWritten = useRef(false);

  // This callback never runs in the browser. The `typeof window` check lets the bundler drop the
  // code from the client chunks.
  useServerInsertedHTML(() => {
    if (typeof window !== 'undefined' || isWritten.current) return null;
    isWritten.current = true;
    const code = SCROLL_STATE + EARLY_BOOKING + USED_FRAMES + (countClicks ? EARLY_CLICKS : '');
    return <script dangerouslySetInnerHTML={{ __html: `{${code.replace(/\n\s*/g, '\n')}\n}` }} />;
  });

  return null;
}
