import type { ReactNode } from 'react';
import { siteId } from '@/lib/siteId';

type Props = {
  /** The id of the section's heading is derived from this id (`headingId`). */
  id: string;
  className: string;
  children: ReactNode;
};

/**
 * A full-width section of a page, labeled by its heading: give the heading `id={headingId(id)}`.
 */
export function Section({ id, className, children }: Props) {
  return (
    <section aria-labelledby={headingId(id)} className={className}>
      {children}
    </section>
  );
}

export const headingId = (id: string) => siteId(`${id}-heading`);
