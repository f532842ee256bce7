import type { ReactNode } from 'react';
import { headingId, Section } from '@/components/parts/Section';

export type StepsWords = { heading: string; steps: readonly { title: string; text: string }[] };

type Props = {
  words: StepsWords;
  children?: ReactNode;
};

/** What happens after a visitor sends the form. Without steps, only the children. */
export function NextSteps({ words, children }: Props) {
  if (words.steps.length === 0)
    return children ? <div className="wrap pb-20 lg:pb-28">{children}</div> : null;
  return (
    <Section id="next" className="pb-20 lg:pb-28">
      <div className="wrap">
        <Steps words={words} />
        {children}
      </div>
    </Section>
  );
}

/** In a row, or below each other in a column next to the form. */
export function Steps({ words }: { words: StepsWords }) {
  if (words.steps.length === 0) return null;
  return (
    <div className="@container">
      <h2 id={headingId('next')} className="text-statement">
        {words.heading}
      </h2>
      <ol className="mt-7 grid gap-x-gap @min-[52rem]:mt-10 @min-[52rem]:grid-cols-3">
        {words.steps.map(({ title, text }, index) => (
          <li
            key={index}
            className="flex gap-5 border-t border-line-strong pt-5 pb-7 @min-[52rem]:pe-6"
          >
            <span className="grid h-15 w-11 shrink-0 place-items-center rounded-tick bg-band-lift pt-2 text-h3 font-semibold text-ondark">
              {index + 1}
            </span>
            <div>
              <h3 className="text-lead/tight font-semibold tracking-tight">{title}</h3>
              <p className="mt-1.5 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
