import type { ReactNode } from 'react';

import './Table.css';

type Props = {
  /** The id of what names the table: its caption, or the heading before it. */
  'aria-labelledby': string | undefined;
  className?: string;
  children: ReactNode;
};

/** On a phone, a wide table scrolls. Safari's keyboard reaches it only with `tabIndex`. */
export const Table = ({ 'aria-labelledby': name, className, children }: Props) => (
  <section className="data-table" aria-labelledby={name} tabIndex={0}>
    <table className={className}>{children}</table>
  </section>
);
