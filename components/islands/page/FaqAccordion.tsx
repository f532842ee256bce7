'use client';

import { useLayoutEffect } from 'react';
import { anchorTarget } from '@/lib/browser/links';
import { island } from '@/components/islands/page/island';
import { PlusSign } from '@/components/parts/PlusSign';
import type { Question } from '@/content/lists/faqs';

import './FaqAccordion.css';

type Props = { items: readonly Question[] };

/**
 * Questions as `<details>` elements, of which the browser keeps one open at most. A browser opens the answer
 * that a fragment names only if it loads the document itself, so this island opens it after other navigations.
 */
export const FaqAccordion = island(function FaqAccordion(props: Props) {
  // Before ScrollAndFocusOnNavigation scrolls to it.
  useLayoutEffect(() => {
    const answer = anchorTarget(location.hash)?.closest('details');
    if (answer) answer.open = true;
  }, []);

  return <FaqList {...props} />;
}, FaqList);

function FaqList({ items }: Props) {
  return (
    <div className="border-b border-line-strong">
      {items.map(({ id, question, answer }, index) => (
        <details
          key={id}
          name="faq"
          open={index === 0}
          className="faq-item border-t border-line-strong"
        >
          <summary className="flex min-h-18 items-center justify-between gap-6 py-3 text-card sm:min-h-20">
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
