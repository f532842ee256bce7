import type { ReactNode } from 'react';
import { siteId } from '@/lib/urls';

type Props = {
  /** The id of the heading follows from it (`headingId`). */
  id: string;
  /** Without any, there is no section. */
  items?: readonly unknown[];
  className: string;
  children: ReactNode;
};

/** Labeled by its heading, which needs `id={headingId(id)}`. */
export function Section({ id, items, className, children }: Props) {
  if (items?.length === 0) return null;
  return (
    <section aria-labelledby={headingId(id)} className={className}>
      {children}
    </section>
  );
}

export const headingId = (id: string) => siteId(`${id}-heading`);

type HeadedProps = Props & {
  words: { heading: string; intro?: string };
  /** Only visually, for a heading that would repeat the page title. */
  hidden?: boolean;
  className: string;
  children: ReactNode;
};

export const HeadedSection = ({ words, hidden, children, ...section }: HeadedProps) => (
  <Section {...section}>
    <div className="wrap">
      {hidden ? (
        <h2 id={headingId(section.id)} className="sr-only">
          {words.heading}
        </h2>
      ) : (
        <div className="mb-9 flex flex-col gap-4 lg:mb-14 lg:flex-row lg:items-end lg:justify-between lg:gap-10">
          <h2 id={headingId(section.id)} className="max-w-heading text-h2">
            {words.heading}
          </h2>
          {words.intro ? <p className="max-w-note text-note text-ink-soft">{words.intro}</p> : null}
        </div>
      )}
      {children}
    </div>
  </Section>
);
