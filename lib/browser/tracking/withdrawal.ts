import { hasUsedFrame } from '@/lib/browser/lead/usedFrames';
import { reloadWithText } from '@/lib/browser/lead/own/keptText';
import { isOnItsWay, onLeadState } from '@/lib/browser/lead/own/leads';

/**
 * Whether a reload would cost the visitor something: a lead that is on its way, the page that confirms
 * it, or what has been typed into a hosted form, which a script cannot read.
 */
const isBusy = () => hasUsedFrame() || isOnItsWay();

/**
 * Reloads the page, because a script of a vendor cannot be unloaded. What has been typed into the site's
 * own form comes back. If the page is busy, waits until it is not: until the lead has arrived or failed,
 * or the hosted form has left the page.
 */
export function reloadWhenFree() {
  const check = () => {
    if (isBusy()) return;
    observer.disconnect();
    stop();
    if (BUILD.ownForm) reloadWithText();
    else location.reload();
  };
  const observer = new MutationObserver(check);
  const stop = BUILD.ownForm ? onLeadState(check) : () => {};
  observer.observe(document.body, { childList: true, subtree: true });
  check();
}
