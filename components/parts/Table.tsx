import type { ComponentProps, ReactNode } from 'react';

import './Table.css';

type Props = Pick<ComponentProps<'section'>, 'aria-label' | 'aria-labelledby'> & {
  className?: string;
  children: ReactNode;
};

/** On a phone, a wide table scrolls. Safari's keyboard reaches it only with `tabIndex`. */
export const Table = ({ className, children, ...name }: Props) => (
  <section className="data-table" {...name} tabIndex={0}>
    <table className={className}>{children}</table>
  </section>
);
