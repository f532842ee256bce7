import { Icon } from '@/components/parts/Icon';

type Props = {
  id: string;
  heading: string;
  text: string;
  /** Below the text, in smaller type. */
  note: string;
  closeLabel: string;
  onClose: () => void;
  /** The role of the background color (tailwind.config.ts). */
  color: 'bar' | 'booking';
};

const COLORS = { bar: 'bg-bar drip-bar', booking: 'bg-booking drip-booking' };

/** The header of a dialog with a form: title, text and close button. */
export function DialogHeader({ id, heading, text, note, closeLabel, onClose, color }: Props) {
  return (
    // Not a <header>: outside of a sectioning element, it would be a second banner landmark.
    <div className={`drip relative mb-11 px-6 pe-21 pt-7 pb-4 sm:px-8 sm:pe-21 ${COLORS[color]}`}>
      <h2 id={id} tabIndex={-1} className="text-dialog">
        {heading}
      </h2>
      <p className="mt-2 text-body text-balance">{text}</p>
      <p className="mt-1 text-small text-balance">{note}</p>
      <button
        type="button"
        onClick={onClose}
        aria-label={closeLabel}
        className="absolute end-5 top-5 z-above grid size-12 place-items-center rounded-button bg-surface shadow-close"
      >
        <Icon name="close" className="size-5" />
      </button>
    </div>
  );
}
