'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { DialogHead } from '@/components/islands/DialogHead';
import { LeadFormFrame, type LeadFormFacts } from '@/components/islands/LeadFormFrame';
import { ModalDialog } from '@/components/islands/ModalDialog';
import { prefersReducedMotion } from '@/lib/motion';
import {
  isPopupExcluded,
  isPopupOver,
  markPopupShown,
  POPUP_DELAY_MS,
  POPUP_FADE_IN_START_MS,
  POPUP_FADE_OUT_MS,
  shouldOpenPopup,
  type PopupMemory,
} from '@/lib/popup';
import { shownFor, whenSeen } from '@/lib/whenSeen';

type Words = { title: string; text: string; frameTitle: string; close: string };
type Phase = 'closed' | 'mounted' | 'shown' | 'closing';

const HEADING = 'lead-popup-heading';
const memory: PopupMemory = { shown: false };
const storage = () => window.sessionStorage;

/** Calls back once no dialog is open, so that the popup never covers another one. */
function whenNoDialog(callback: () => void) {
  // Not the `close` event: a dialog that React takes out of the page fires it when it is gone.
  const observer = new MutationObserver(() => check());
  const check = () => {
    if (document.querySelector('dialog[open]')) return;
    observer.disconnect();
    callback();
  };
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  check();
  return () => observer.disconnect();
}

/** The site-wide lead popup; its rule and its times stand in lib/popup.ts. */
export function LeadPopup({ words, form }: { words: Words; form: LeadFormFacts }) {
  const path = usePathname();
  const [phase, setPhase] = useState<Phase>('closed');
  const landing = useRef<string | null>(path);
  const excluded = isPopupExcluded(path);
  // Closed for good, not merely hidden: on the next route it would stand open again.
  if (excluded && phase !== 'closed') setPhase('closed');

  useEffect(() => {
    if (isPopupOver(path)) markPopupShown(memory, storage);
    if (path !== landing.current) landing.current = null;
    const undos: (() => void)[] = [];
    const open = () => {
      if (!shouldOpenPopup(path, memory, storage)) return;
      markPopupShown(memory, storage);
      setPhase('mounted');
    };
    const wait = () => {
      // The page of the document was shown before this script came: that time counts.
      const waited = landing.current === null ? 0 : shownFor();
      const left = Math.max(0, POPUP_DELAY_MS - waited);
      const timer = setTimeout(() => undos.push(whenNoDialog(open)), left);
      undos.push(() => clearTimeout(timer));
    };
    undos.push(whenSeen(wait));
    return () => undos.forEach((undo) => undo());
  }, [path]);

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

  if (phase === 'closed' || excluded) return null;
  const close = () => setPhase('closing');
  return (
    <ModalDialog
      labelledBy={HEADING}
      onClose={close}
      phase={phase}
      className="modal modal-fade my-auto"
    >
      <DialogHead
        id={HEADING}
        heading={words.title}
        text={words.text}
        closeLabel={words.close}
        onClose={close}
        glaze="celadon"
      />
      <div className="mx-3 mb-3">
        <LeadFormFrame {...form} title={words.frameTitle} height="popup" />
      </div>
    </ModalDialog>
  );
}
