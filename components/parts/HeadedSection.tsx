import type { ComponentProps, ReactNode } from 'react';
import { Section } from '@/components/parts/Section';
import { SectionHeading } from '@/components/parts/SectionHeading';

type Props = ComponentProps<typeof SectionHeading> & { className: string; children: ReactNode };

/** A section with its heading above its content. */
export const HeadedSection = ({ className, children, ...heading }: Props) => (
  <Section id={heading.id} className={className}>
    <div className="wrap">
      <SectionHeading {...heading} />
      {children}
    </div>
  </Section>
);
