import { BOOKING_FAILED, NAVBAR_SCROLL_THRESHOLD_PX } from '@/lib/early';
import { PRODUCT_PARAMETER } from '@/lib/lead/parameters';
import type { PageData } from '@/lib/pageData';

/**
 * If the dialog does not open within this many ms of a click on "Book Now", the contact page opens
 * instead.
 */
const BOOKING_TIMEOUT_MS = 8000;

/**
 * Some form services redirect to /thank-you inside their frame. Opens the page in the top window,
 * and replaces the history entry of the page that contains the form. A hidden frame belongs to the
 * site's own form, which opens /thank-you itself (scripts/export/own-form-script.ts).
 */
function leaveFrame() {
  if (top && top !== self && !frameElement?.hasAttribute('hidden'))
    top.location.replace(location.href);
}

/**
 * Gives the navigation bar a background while the page is scrolled past the threshold
 * (`data-scrolled` in the styles).
 */
function watchScrolling() {
  const markScrolled = () =>
    document.documentElement.toggleAttribute('data-scrolled', scrollY > NAVBAR_SCROLL_THRESHOLD_PX);
  // This runs while the page is parsed, when reading `scrollY` would force a style and layout pass.
  requestAnimationFrame(markScrolled);
  addEventListener('scroll', markScrolled, { passive: true });
}

/**
 * A click on "Book Now" submits a form. Before hydration, this cancels the submission and marks the
 * button as busy. When BookingModal hydrates, it opens the dialog for the busy button. From then on,
 * BookingModal cancels each submission first, so this ignores the event. If BookingModal fails, React
 * has replaced the buttons, so this finds the button again.
 */
function keepBookings() {
  let pending: HTMLButtonElement | undefined;
  let timer: ReturnType<typeof setTimeout>;
  let failed = false;
  const cancel = () => {
    clearTimeout(timer);
    pending?.removeAttribute('aria-busy');
    pending = undefined;
  };
  const useContactPage = () => {
    if (pending?.getAttribute('aria-busy')) {
      failed = true;
      pending.form!.requestSubmit(pending);
    }
    cancel();
  };
  const wait = (event: SubmitEvent) => {
    const button = event.submitter as HTMLButtonElement | null;
    if (event.defaultPrevented || failed || button?.name !== PRODUCT_PARAMETER) return;
    event.preventDefault();
    cancel();
    pending = button;
    button.setAttribute('aria-busy', 'true');
    timer = setTimeout(useContactPage, BOOKING_TIMEOUT_MS);
  };
  addEventListener('submit', wait);
  addEventListener(BOOKING_FAILED, (event) => {
    removeEventListener('submit', wait);
    const { detail } = event as CustomEvent<string | null>;
    const product = detail ?? (pending?.getAttribute('aria-busy') && pending.value);
    cancel();
    const buttons = document.querySelectorAll<HTMLButtonElement>(
      `button[name=${PRODUCT_PARAMETER}]`,
    );
    const button = [...buttons].find(({ value }) => value === product);
    button?.form?.requestSubmit(button);
  });
  addEventListener('click', ({ target }) => pending?.contains(target as Node) || cancel(), true);
  addEventListener('keydown', ({ key }) => key === 'Escape' && cancel(), true);
  addEventListener('pagehide', () => {
    cancel();
    failed = false;
  });
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      useContactPage();
      failed = true;
    },
    true,
  );
}

/**
 * Records every frame that has had focus (lib/lead/usedFrames.ts). When focus moves into a frame,
 * the window fires `blur`: in Firefox 153 before `activeElement` changes, in Chromium after.
 */
function recordUsedFrames() {
  const used = (self.usedFrames = new WeakSet<Element>());
  const markUsed = () => {
    const { activeElement } = document;
    if (activeElement?.tagName === 'IFRAME') used.add(activeElement);
  };
  addEventListener('blur', () => {
    markUsed();
    setTimeout(markUsed);
  });
}

/** Stores the targets of clicks until hydration. The Tracking island reports them later. */
function recordClicks() {
  self.earlyClicks = [];
  addEventListener('click', ({ target }) => self.earlyClicks?.push(target));
}

/** Does what CSS and HTML cannot do before hydration. */
export function startBeforeHydration({ leavesFrame }: Pick<PageData, 'leavesFrame'>) {
  if (leavesFrame) leaveFrame();
  watchScrolling();
  keepBookings();
  recordUsedFrames();
  if (__TRACKING__) recordClicks();
}
