import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { openModal } from '@/lib/openModal';

type Props = {
  /** Id of the heading that names the dialog. */
  labelledBy: string;
  onClose: () => void;
  className: string;
  /** For a dialog that fades: the current phase, which selects its styles. */
  phase?: string;
  children: ReactNode;
};

/**
 * A native modal dialog that is open while it is mounted. The browser makes the page behind it
 * inert and restores focus on close. Esc and a click on the backdrop close it. A drag that starts
 * inside and ends outside, as when selecting text, does not close it. The scroll lock is CSS
 * (globals.css), so it cannot outlive the dialog.
 */
export function ModalDialog({ labelledBy, onClose, className, phase, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);

  // This is a layout effect, because its cleanup runs while the dialog is still in the document.
  // close() restores focus only if the dialog is in the document.
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
        // Chromium closes the dialog on a second Esc, even if `cancel` was prevented, so handle
        // `close`, too. Ignore it if the dialog has been reopened in the meantime, as in React's
        // Strict Mode.
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
      {/* Keep the children's margins inside this box: otherwise, a click on them would count as a
          click on the backdrop. */}
      <div className="flow-root">{children}</div>
    </dialog>
  );
}
