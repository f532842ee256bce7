import './PlusSign.css';

/** The sign of a summary: a plus, which becomes a minus when its details open. */
export const PlusSign = ({ className }: { className: string }) => (
  <span aria-hidden="true" className={`plus-sign ${className}`} />
);
