import './PlusSign.css';

/** The sign of a summary: a plus, and a minus when its details are open. */
export const PlusSign = ({ className }: { className: string }) => (
  <span aria-hidden="true" className={`plus-sign relative block print:hidden ${className}`} />
);
