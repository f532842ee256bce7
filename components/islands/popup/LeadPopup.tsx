'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { FormDialog } from '@/components/islands/form/FormDialog';
import { island } from '@/components/islands/page/island';
import { whenUncovered } from '@/components/islands/popup/whenUncovered';
import { LeadForm, type LeadFormConfig } from '@/components/islands/form/LeadForm';
import { openModal } from '@/lib/browser/page/modal';
import { prefersReducedMotion } from '@/lib/motion';
import {
  isPopupExcluded,
  markPopupShown,
  POPUP_DELAY_MS,
  POPUP_FADE_IN_START_MS,
  POPUP_FADE_OUT_MS,
  shouldOpenPopup,
} from '@/lib/browser/lead/popup';
import { takeKeptDialog } from '@/lib/browser/lead/own/keptText';
import { timeSinceFirstPaint, whenVisible } from '@/lib/browser/page/pageVisibility';
import { siteId } from '@/lib/pages/siteId';

type Words = { title: string; text: string; note: string; frameTitle: string; close: string };
type Phase = 'closed' | 'mounted' | 'shown' | 'closing';

const POPUP_ID = siteId('lead-popup');

/**
 * The cleanup runs while the dialog is still in the document (React 19.3, `commitDeletionEffects`), and
 * close() restores focus only then.
 */
function openWhileMounted(dialog: HTMLDialogElement) {
  openModal(dialog);
  return () => dialog.close();
}

type Props = {
  words: Words;
  form: LeadFormConfig;
  /** The paths on which the popup never opens. */
  excluded: readonly string[];
};

/** The site-wide lead popup. lib/browser/lead/popup.ts defines when it opens. */
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
      if (!shouldOpenPopup(path, excluded)) return;
      markPopupShown();
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
    const go = (next: Phase, ms: number) => {
      const timer = setTimeout(() => setPhase(next), ms);
      return () => clearTimeout(timer);
    };
    if (phase === 'mounted') return go('shown', POPUP_FADE_IN_START_MS);
    if (phase === 'closing') return go('closed', prefersReducedMotion() ? 0 : POPUP_FADE_OUT_MS);
    return undefined;
  }, [phase]);

  if (phase === 'closed') return null;
  return (
    <FormDialog
      ref={openWhileMounted}
      id={POPUP_ID}
      words={{
        heading: words.title,
        text: words.text,
        note: words.note,
        close: words.close,
      }}
      glaze="bar"
      className="modal modal-fade my-auto"
      data-phase={phase}
      onCancel={(event) => {
        event.preventDefault();
        setPhase('closing');
      }}
      onClose={({ currentTarget }) => {
        // Chromium closes the dialog on a second Esc, even if `cancel` was prevented. In React's Strict
        // Mode, the dialog has been opened again in the meantime.
        if (!currentTarget.open) setPhase('closing');
      }}
    >
      <LeadForm {...form} title={words.frameTitle} place="popup" />
    </FormDialog>
  );
});
