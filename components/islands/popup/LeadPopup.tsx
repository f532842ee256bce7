'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { FormDialog } from '@/components/islands/form/FormDialog';
import { island } from '@/components/islands/page/island';
import { openForms } from '@/lib/browser/hostedForm';
import { openModal } from '@/lib/browser/modal';
import { prefersReducedMotion } from '@/lib/motion';
import {
  isPopupExcluded,
  markPopupShown,
  POPUP_DELAY_MS,
  POPUP_FADE_IN_START_MS,
  POPUP_FADE_OUT_MS,
  shouldOpenPopup,
  whenUncovered,
} from '@/lib/browser/popup';
import { restoreFields, takeSubmitted } from '@/lib/browser/ownForm';
import { timeSinceFirstPaint, whenVisible } from '@/lib/browser/pageVisibility';
import { siteId } from '@/lib/urls';

type Words = { title: string; text: string; close: string };
type Phase = 'closed' | 'mounted' | 'shown' | 'closing';

const POPUP_ID = siteId('lead-popup');

type Props = {
  words: Words;
  children: ReactNode;
};

/** lib/browser/popup.ts defines when it opens. */
export const LeadPopup = island(function LeadPopup({ words, children }: Props) {
  const path = usePathname();
  const [phase, setPhase] = useState<Phase>('closed');
  const isOpen = phase !== 'closed';
  const dialog = useRef<HTMLDialogElement>(null);
  /** `null` after the first navigation. */
  const loadedPath = useRef<string | null>(path);
  // If the popup were only hidden on an excluded route, it would reappear on the next one. React renders
  // again before the browser paints, so that it does not flash.
  if (isOpen && isPopupExcluded(path)) setPhase('closed');

  // Back to a form that was posted opens it again, also though it has been shown.
  useEffect(() => {
    if (!BUILD.ownForm) return;
    // Here, because the layout has the popup after the forms of all pages.
    restoreFields();
    if (takeSubmitted(POPUP_ID)) setPhase('mounted');
  }, []);

  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const opened = dialog.current!;
    openModal(opened);
    openForms(opened);
    return () => opened.close();
  }, [isOpen]);

  useEffect(() => {
    if (path !== loadedPath.current) loadedPath.current = null;
    const undos: (() => void)[] = [];
    const open = () => {
      if (!shouldOpenPopup(path)) return;
      markPopupShown();
      setPhase('mounted');
    };
    const wait = () => {
      // The page was visible before hydration.
      const shownForMs = loadedPath.current === null ? 0 : timeSinceFirstPaint();
      const left = Math.max(0, POPUP_DELAY_MS - shownForMs);
      const timer = setTimeout(() => undos.push(whenUncovered(open)), left);
      undos.push(() => clearTimeout(timer));
    };
    undos.push(whenVisible(wait));
    return () => undos.forEach((undo) => undo());
  }, [path]);

  useEffect(() => {
    const go = (next: Phase, ms: number) => {
      const timer = setTimeout(() => {
        // close() restores focus only while the dialog is in the document.
        if (next === 'closed') dialog.current?.close();
        setPhase(next);
      }, ms);
      return () => clearTimeout(timer);
    };
    if (phase === 'mounted') return go('shown', POPUP_FADE_IN_START_MS);
    if (phase === 'closing') return go('closed', prefersReducedMotion() ? 0 : POPUP_FADE_OUT_MS);
    return undefined;
  }, [phase]);

  // The site's own form is in the HTML: after Back, browsers restore only the text of elements that are
  // there.
  if (!isOpen && !BUILD.ownForm) return null;
  return (
    <FormDialog
      ref={dialog}
      id={POPUP_ID}
      words={words}
      color="bar"
      className="fading my-auto max-h-[calc(100dvh-2rem)]"
      data-phase={phase}
      onCancel={(event) => {
        event.preventDefault();
        setPhase('closing');
      }}
      onClose={({ currentTarget }) => {
        // Chromium closes the dialog on a second Esc, even if `cancel` was prevented. In React's Strict
        // Mode, it has been opened again in the meantime.
        if (!currentTarget.open) setPhase((now) => (now === 'closed' ? now : 'closing'));
      }}
    >
      {children}
    </FormDialog>
  );
});
