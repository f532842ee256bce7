import type { ReactNode } from 'react';
import { Section } from '@/components/parts/Section';
import { SectionHeading } from '@/components/parts/SectionHeading';

type Props = {
  id: string;
  words: { heading: string; intro?: string };
  /** Hides the heading visually (SectionHeading.tsx). */
  hidden?: boolean;
  className: string;
  children: ReactNode;
};

/** A section with its heading above its content. */
export const HeadedSection = ({ id, words, hidden, className, children }: Props) => (
  <Section id={id} className={className}>
    <div className="wrap">
      <SectionHeading id={id} heading={words.heading} intro={words.intro} hidden={hidden} />
      {children}
    </div>
  </Section>
);
