import type { ReactNode } from 'react';
import { PlusSign } from '@/components/parts/PlusSign';
import { headingId, Section } from '@/components/parts/Section';
import type { Question } from '@/lib/records/lists';

import './Faq.css';

/** Shared name of the `<details>` elements: the browser keeps only one of them open. */
export const FAQ_GROUP = 'faq';

type Props = {
  words: { heading: string };
  items: readonly Question[];
  /** FaqAccordion, for browsers without `<details name>`. */
  children?: ReactNode;
};

/** Questions as native `<details>` elements, which work without scripts. */
export function Faq({ words, items, children }: Props) {
  if (items.length === 0) return null;
  return (
    <Section id="faq" className="pt-16 pb-16 lg:pt-20 lg:pb-20">
      <div className="wrap grid-12 gap-y-8">
        <h2 id={headingId('faq')} className="col-span-full text-faq xl:col-span-5">
          {words.heading}
        </h2>
        <div className="col-span-full xl:col-span-7">
          <FaqList items={items} />
        </div>
      </div>
      {children}
    </Section>
  );
}

export function FaqList({ items }: { items: readonly Question[] }) {
  return (
    <div className="border-b border-line-strong">
      {items.map(({ id, question, answer }, index) => (
        <details
          key={id}
          name={FAQ_GROUP}
          open={index === 0}
          className="faq-item border-t border-line-strong"
        >
          <summary className="flex min-h-18 items-center justify-between gap-6 py-3 text-question sm:min-h-20">
            {/* The question becomes bold when its answer opens. A hidden bold copy reserves the
                width, so that the row does not reflow. */}
            <span className="faq-question" data-text={question}>
              {question}
            </span>
            <PlusSign className="size-11 shrink-0 rounded-button" />
          </summary>
          {/* The id is on the answer, because browsers open only the ancestors of a link's target.
              The margin leaves room for the question. */}
          <p id={id} className="max-w-answer scroll-mt-20 pb-7.5 text-note text-ink-soft sm:pe-17">
            {answer}
          </p>
        </details>
      ))}
    </div>
  );
}
