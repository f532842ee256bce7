import { startAds } from '@/components/early/ads';
import { postForm } from '@/components/early/postForm';
import { recordUsedFrames } from '@/components/early/usedFrames';
import {
  BOOKING_BUTTON,
  BOOKING_FAILED,
  CLICKED_EARLY,
  EMBED_CARD,
  LEAVES_FRAME,
  markBooking,
  NAVBAR_SCROLL_THRESHOLD_PX,
  RENDERED,
} from '@/lib/early';
import { PRODUCT_PARAMETER } from '@/lib/lead/parameters';
import { openPage } from '@/lib/openPage';
import { isPlainClick } from '@/lib/plainClick';

/**
 * If the dialog does not open within this many ms of a click on "Book Now", the contact page opens
 * instead.
 */
const BOOKING_TIMEOUT_MS = 8000;

/**
 * Some form services redirect to /thank-you inside their frame. Opens the page in the top window,
 * and replaces the history entry of the page that contains the form.
 */
function leaveFrame() {
  if (!top || top === self) return;
  try {
    top.location.replace(location.href);
  } catch {
    // A site of another origin shows the page in a frame without the right to leave it.
  }
}

/**
 * Cuts the connection to the tab that opened this one (PrivacyLink.tsx), which by then has passed on
 * its session storage. Otherwise, a site behind a link of this tab could navigate the first tab.
 */
function forgetOpener() {
  opener = null;
}

/**
 * Gives the navigation bar a background while the page is scrolled past the threshold
 * (`data-scrolled` in the styles).
 */
function watchScrolling() {
  const markScrolled = () =>
    document.documentElement.toggleAttribute('data-scrolled', scrollY > NAVBAR_SCROLL_THRESHOLD_PX);
  // Reading `scrollY` at once would force a style and layout pass.
  requestAnimationFrame(markScrolled);
  addEventListener(RENDERED, () => requestAnimationFrame(markScrolled));
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
    markBooking(pending, false);
    pending = undefined;
  };
  const useContactPage = () => {
    if (pending?.matches(BOOKING_BUTTON)) {
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
    markBooking(button, true);
    timer = setTimeout(useContactPage, BOOKING_TIMEOUT_MS);
  };
  addEventListener('submit', wait);
  addEventListener(BOOKING_FAILED, (event) => {
    removeEventListener('submit', wait);
    const { detail } = event as CustomEvent<string | null>;
    const product = detail ?? (pending?.matches(BOOKING_BUTTON) && pending.value);
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
 * Before hydration, a click on the card of a frame marks it, and the island loads the frame. If that
 * takes too long, the link of the card opens.
 */
function keepEmbeds() {
  addEventListener('click', (event) => {
    const { target } = event;
    const card = target instanceof Element ? target.closest(EMBED_CARD) : null;
    const link = card?.querySelector('a');
    if (event.defaultPrevented || !isPlainClick(event) || !card || !link) return;
    event.preventDefault();
    card.setAttribute(CLICKED_EARLY, '');
    setTimeout(() => {
      if (link.isConnected && card.hasAttribute(CLICKED_EARLY)) openPage(link.href);
    }, BOOKING_TIMEOUT_MS);
  });
}

/** Stores the targets of clicks until hydration. The Tracking island reports them later. */
function recordClicks() {
  self.earlyClicks = [];
  addEventListener('click', ({ target }) => self.earlyClicks?.push(target));
}

/** Does what CSS and HTML cannot do before hydration. */
export function startBeforeHydration() {
  const isThanks = document.head.querySelector(`[name=${LEAVES_FRAME}]`) !== null;
  if (isThanks) leaveFrame();
  forgetOpener();
  if (BUILD.consent) startAds();
  watchScrolling();
  keepBookings();
  recordUsedFrames();
  if (BUILD.embeds) keepEmbeds();
  if (BUILD.ownForm) postForm(isThanks);
  if (BUILD.tracking) recordClicks();
}
