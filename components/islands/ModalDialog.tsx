'use client';

import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { openModal } from '@/lib/openModal';

type Props = {
  /** Id of the heading that names the dialog. */
  labelledBy: string;
  onClose: () => void;
  className: string;
  /** Drives the look of a dialog that fades. */
  phase?: string;
  children: ReactNode;
};

/**
 * A native modal dialog, open for as long as it is mounted: the browser makes the page behind it
 * inert and gives focus back. Closes by Esc and by a press on the backdrop; a press that starts
 * inside and ends outside (a drag over text) does not count. The scroll lock is a rule of
 * globals.css, so that it can't outlive the dialog.
 */
export function ModalDialog({ labelledBy, onClose, className, phase, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);

  // A layout effect, because its undo runs while the dialog is still in the document: only then
  // does close() give focus back.
  useLayoutEffect(() => {
    const element = dialog.current!;
    openModal(element);
    // The heading, not the close button: a dialog that opens by itself should not look as if
    // somebody had tabbed there.
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
        // Chromium closes at a second Esc, whatever `cancel` says. The check leaves out the event
        // of an element that was closed and shown again, as React's strict mode does.
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
      {/* No margin may reach the dialog's own box: a press there would count as the backdrop. */}
      <div className="flow-root">{children}</div>
    </dialog>
  );
}
