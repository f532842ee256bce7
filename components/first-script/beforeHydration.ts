import { openBookings } from '@/lib/browser/lead/booking';
import { addEmailSubjects } from '@/lib/browser/lead/emailSubject';
import { completeOwnForm } from '@/lib/browser/lead/ownForm';
import { closeModals } from '@/lib/browser/page/modal';

/** The navigation bar is transparent up to this scroll position, in px (specification, section 9). */
const NAVBAR_SCROLL_THRESHOLD_PX = 50;

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
 * Gives the navigation bar a background while the page is scrolled past the threshold
 * (`data-scrolled` in the styles).
 */
function watchScrolling() {
  const markScrolled = () =>
    document.documentElement.toggleAttribute('data-scrolled', scrollY > NAVBAR_SCROLL_THRESHOLD_PX);
  // Reading `scrollY` at once would force a style and layout pass.
  requestAnimationFrame(markScrolled);
  addEventListener('scroll', markScrolled, { passive: true });
}

/** Stores the targets of clicks until hydration. The Tracking island reports them later. */
function recordClicks() {
  self.earlyClicks = [];
  addEventListener('click', ({ target }) => self.earlyClicks?.push(target));
}

/** Does what CSS and HTML cannot do before hydration. */
export function startBeforeHydration() {
  if (document.head.querySelector('[name=leaves-frame]')) leaveFrame();
  // Cuts the connection to the tab that opened this one (PrivacyLink.tsx), which by then has passed on its
  // session storage. Otherwise, a site behind a link of this tab could navigate the first tab.
  opener = null;
  watchScrolling();
  openBookings();
  addEmailSubjects();
  closeModals();
  if (BUILD.ownForm) completeOwnForm();
  if (BUILD.tracking) recordClicks();
}
