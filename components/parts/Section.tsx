import type { ReactNode } from 'react';
import { siteId } from '@/lib/urls';

type Props = {
  /** The id of the heading follows from it (`headingId`). */
  id: string;
  className: string;
  children: ReactNode;
};

/** Labeled by its heading, which needs `id={headingId(id)}`. */
export function Section({ id, className, children }: Props) {
  return (
    <section aria-labelledby={headingId(id)} className={className}>
      {children}
    </section>
  );
}

export const headingId = (id: string) => siteId(`${id}-heading`);
