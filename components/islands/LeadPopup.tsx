'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { DialogHeader } from '@/components/client/DialogHeader';
import { island } from '@/components/client/island';
import { LeadForm, type LeadFormConfig } from '@/components/islands/LeadForm';
import { ModalDialog } from '@/components/client/ModalDialog';
import { BOOKING_BUTTON } from '@/lib/early';
import { prefersReducedMotion } from '@/lib/motion';
import {
  isPopupExcluded,
  markPopupShown,
  POPUP_DELAY_MS,
  POPUP_FADE_IN_START_MS,
  POPUP_FADE_OUT_MS,
  shouldOpenPopup,
  type PopupMemory,
} from '@/lib/lead/popup';
import { takeKeptDialog } from '@/lib/lead/own/keptText';
import { timeSinceFirstPaint, whenVisible } from '@/lib/pageVisibility';
import { siteId } from '@/lib/pages/siteId';

type Words = { title: string; text: string; note: string; frameTitle: string; close: string };
type Phase = 'closed' | 'mounted' | 'shown' | 'closing';

const HEADING = siteId('lead-popup-heading');
const memory: PopupMemory = { shown: false };
const storage = () => window.sessionStorage;

/** Browsers without popovers ignore only what they do not know in the list of `:is`. */
const OPEN_DIALOG = 'dialog:is([open], :popover-open)';

/**
 * An open dialog, such as the consent banner, or a "Book Now" button whose dialog is about to open
 * (beforeHydration.ts). Also a frame that the visitor has opened, such as a video that is playing.
 */
const BUSY = BUILD.embeds
  ? `${OPEN_DIALOG}, ${BOOKING_BUTTON}, iframe[data-embed]`
  : `${OPEN_DIALOG}, ${BOOKING_BUTTON}`;

/** An ad blocker may hide the consent banner. */
const isCovered = () =>
  [...document.querySelectorAll(BUSY)].some(
    (element) => getComputedStyle(element).display !== 'none',
  );

/** Runs the callback when there is no open dialog or busy button. */
function whenUncovered(callback: () => void) {
  // The `close` event is not enough: React removes a dialog before the event fires.
  const observer = new MutationObserver(() => check());
  const listener = new AbortController();
  const stop = () => {
    observer.disconnect();
    listener.abort();
  };
  const check = () => {
    if (isCovered()) return;
    stop();
    callback();
  };
  // The sidebar is a popover, which no attribute shows. The event does not bubble.
  document.addEventListener('toggle', check, { capture: true, signal: listener.signal });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['open', 'aria-busy'],
  });
  check();
  return stop;
}

type Props = {
  words: Words;
  form: LeadFormConfig;
  /** The paths on which the popup never opens. */
  excluded: readonly string[];
};

/** The site-wide lead popup. lib/lead/popup.ts defines when it opens. */
export const LeadPopup = island(function LeadPopup({ words, form, excluded }: Props) {
  const path = usePathname();
  const [phase, setPhase] = useState<Phase>('closed');
  /** The path at which the document was loaded, or `null` after the first navigation. */
  const loadedPath = useRef<string | null>(path);
  // Close the popup on an excluded route. If the popup were only hidden, it would reappear on the
  // next route. Setting state here makes React render again before the browser paints, so the popup
  // does not flash.
  if (phase !== 'closed' && isPopupExcluded(path, excluded)) setPhase('closed');

  // Only the browser knows what was open, so this cannot be the first state.
  useEffect(() => {
    if (BUILD.ownForm && takeKeptDialog('popup')) setPhase('mounted');
  }, []);

  useEffect(() => {
    if (path !== loadedPath.current) loadedPath.current = null;
    const undos: (() => void)[] = [];
    const open = () => {
      if (!shouldOpenPopup(path, excluded, memory, storage)) return;
      markPopupShown(memory, storage);
      setPhase('mounted');
    };
    const wait = () => {
      // Count the time since the first paint, because the page was visible before hydration.
      const shownForMs = loadedPath.current === null ? 0 : timeSinceFirstPaint();
      const left = Math.max(0, POPUP_DELAY_MS - shownForMs);
      const timer = setTimeout(() => undos.push(whenUncovered(open)), left);
      undos.push(() => clearTimeout(timer));
    };
    undos.push(whenVisible(wait));
    return () => undos.forEach((undo) => undo());
  }, [path, excluded]);

  useEffect(() => {
    if (phase === 'mounted') {
      const timer = setTimeout(() => setPhase('shown'), POPUP_FADE_IN_START_MS);
      return () => clearTimeout(timer);
    }
    if (phase === 'closing') {
      const timer = setTimeout(
        () => setPhase('closed'),
        prefersReducedMotion() ? 0 : POPUP_FADE_OUT_MS,
      );
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [phase]);

  if (phase === 'closed') return null;
  const close = () => setPhase('closing');
  return (
    <ModalDialog
      labelledBy={HEADING}
      onClose={close}
      phase={phase}
      className="modal modal-fade my-auto"
    >
      <DialogHeader
        id={HEADING}
        heading={words.title}
        text={words.text}
        note={words.note}
        closeLabel={words.close}
        onClose={close}
        color="bar"
      />
      <div className="mx-3 mb-3">
        <LeadForm {...form} title={words.frameTitle} place="popup" />
      </div>
    </ModalDialog>
  );
});
