import type { ReactNode } from 'react';
import { Icon } from '@/components/parts/Icon';
import { headingId, Section } from '@/components/parts/Section';

type Props = {
  id: string;
  items: readonly unknown[];
  heading: string;
  children: ReactNode;
};

/** A dark section with a wavy edge, and its heading next to the content. */
export const Band = ({ id, items, heading, children }: Props) => (
  <Section
    id={id}
    items={items}
    className="glaze-edge edge-band mt-edge bg-band pt-16 pb-20 text-ondark focus-dark lg:pt-28 lg:pb-34"
  >
    <div className="wrap grid-12 gap-y-9">
      <h2 id={headingId(id)} className="col-span-full max-w-short text-h2 xl:col-span-4">
        {heading}
      </h2>
      {children}
    </div>
  </Section>
);

export const BandCheck = () => (
  <span className="grid size-7.5 shrink-0 place-items-center rounded-tick bg-accent text-onaccent">
    <Icon name="check" className="size-5.5 stroke-3" />
  </span>
);
