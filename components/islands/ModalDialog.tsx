'use client';

import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { openModal } from '@/lib/openModal';

type Props = {
  /** Id of the heading that names the dialog. */
  labelledBy: string;
  onClose: () => void;
  className: string;
  /** Selects the styles of a dialog that fades in and out. */
  phase?: string;
  children: ReactNode;
};

/**
 * A native modal dialog, open for as long as it is mounted: the browser makes the page behind it
 * inert and restores focus. Esc and a click on the backdrop close it; a drag that starts inside and
 * ends on the backdrop (to select text) does not. The scroll lock is a rule of globals.css, so that
 * it can't outlive the dialog.
 */
export function ModalDialog({ labelledBy, onClose, className, phase, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);

  // A layout effect, because its cleanup runs while the dialog is still in the document: only then
  // does close() restore focus.
  useLayoutEffect(() => {
    const element = dialog.current!;
    openModal(element);
    // Focus the heading, not the close button: when a dialog opens automatically, a focus ring on
    // the button would look as if the visitor had pressed Tab.
    element.querySelector<HTMLElement>('h2')?.focus();
    return () => element.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      data-phase={phase}
      className={className}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // Chromium closes at a second Esc, even if `cancel` was prevented. The condition ignores the
        // event of an element that was closed and opened again, as React's strict mode does.
        if (!dialog.current?.open) onClose();
      }}
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        if (pressedBackdrop.current && event.target === dialog.current) onClose();
        pressedBackdrop.current = false;
      }}
    >
      {/* Contains all margins: a click on the dialog's own box would count as the backdrop. */}
      <div className="flow-root">{children}</div>
    </dialog>
  );
}
