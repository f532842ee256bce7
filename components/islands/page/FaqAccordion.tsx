'use client';

import { useLayoutEffect } from 'react';
import { anchorTarget } from '@/lib/browser/links';
import { island } from '@/components/islands/page/island';
import { PlusSign } from '@/components/parts/PlusSign';
import type { Question } from '@/content/lists/faqs';

import './FaqAccordion.css';

type Props = { items: readonly Question[] };

/**
 * Opens the answer that a fragment names after client-side navigations. Browsers do so only when they load
 * the document.
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
          className="faq-item border-t border-line-strong print:break-inside-avoid"
        >
          <summary className="flex min-h-18 list-none items-center justify-between gap-6 py-3 text-card sm:min-h-20">
            {/* The question of an open answer is bold. A hidden bold copy reserves its width. */}
            <span className="faq-question" data-text={question}>
              {question}
            </span>
            <PlusSign className="size-11 shrink-0 rounded-button" />
          </summary>
          {/* On the answer, because browsers open only the ancestors of a link's target. The margin leaves
             room for the question. */}
          <p id={id} className="max-w-answer scroll-mt-20 pb-7.5 text-note text-ink-soft sm:pe-17">
            {answer}
          </p>
        </details>
      ))}
    </div>
  );
}
