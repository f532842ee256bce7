import { openBookings } from '@/lib/browser/booking';
import { addEmailSubjects } from '@/lib/browser/hostedForm';
import { completeOwnForm } from '@/lib/browser/ownForm';
import { closeModals } from '@/lib/browser/modal';

/** In px (specification, section 9). */
const NAVBAR_SCROLL_THRESHOLD_PX = 50;

/**
 * Some form services redirect to /thank-you inside their frame. Opens it in the top window, in place of the
 * history entry of the page with the form.
 */
function leaveFrame() {
  if (!top || top === self) return;
  try {
    top.location.replace(location.href);
  } catch {
    // The page is in a frame of another origin that may not leave it.
  }
}

/** Gives the navigation bar a background (`data-scrolled`). */
function watchScrolling() {
  const markScrolled = () =>
    document.documentElement.toggleAttribute('data-scrolled', scrollY > NAVBAR_SCROLL_THRESHOLD_PX);
  // Reading `scrollY` at once would force a style and layout pass.
  requestAnimationFrame(markScrolled);
  addEventListener('scroll', markScrolled, { passive: true });
}

/** The Tracking island reports them later. */
function recordClicks() {
  self.earlyClicks = [];
  addEventListener('click', ({ target }) => self.earlyClicks?.push(target));
}

export function startBeforeHydration() {
  if (document.head.querySelector('[name=leaves-frame]')) leaveFrame();
  // Cuts the connection to the tab that opened this one, which has passed on its session storage.
  // Otherwise, a site behind a link of this tab could navigate the first tab.
  opener = null;
  watchScrolling();
  openBookings();
  addEmailSubjects();
  closeModals();
  if (BUILD.ownForm) completeOwnForm();
  if (BUILD.tracking) recordClicks();
}
