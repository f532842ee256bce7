import { HeadedSection } from '@/components/parts/Section';

import './art';

export type Step = {
  title: string;
  text: string;
  /** What the client has in hand at the end of the step. */
  hand: string;
  /** What the client does before the next step, such as to approve the scope. */
  approval?: string;
};

export type ProcessWords = {
  heading: string;
  intro?: string;
  hand: string;
  steps: readonly Step[];
};

/** Next to one long tile: raw clay before the approval, glaze after it. */
export function Process({ words }: { words: ProcessWords }) {
  const { steps } = words;
  const approved = steps.findIndex(({ approval }) => approval);
  return (
    <HeadedSection
      id="process"
      items={steps}
      words={words}
      className="pt-16 pb-16 lg:pt-20 lg:pb-24"
    >
      <ol className="process pb-6">
        {steps.map(({ title, text, hand, approval }, index) => {
          const isGlazed = BUILD.tiles && approved >= 0 && index > approved;
          const line =
            isGlazed && index === approved + 1 ? 'border-transparent' : 'border-line-strong';
          return (
            <li
              key={index}
              className={`relative grid grid-cols-[var(--number)_minmax(0,1fr)] gap-x-5 lg:grid-cols-[var(--number)_minmax(0,1fr)_minmax(0,27%)] lg:gap-x-10 ${isGlazed ? 'step-glazed' : ''}`}
            >
              <span
                className={`row-span-2 text-h3/none font-semibold lg:row-auto ${BUILD.tiles ? 'text-center' : ''} ${BUILD.tiles && index === 0 ? 'pt-15' : 'pt-[1.6rem]'} ${isGlazed ? 'text-ondark' : ''}`}
              >
                {index + 1}
              </span>
              <div className={`border-t pt-6 lg:-me-10 lg:pe-10 lg:pb-7 ${line}`}>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-2 text-ink-soft">{text}</p>
              </div>
              <p
                className={`col-2 pt-3.5 pb-7 font-semibold lg:col-auto lg:border-t lg:pt-6.5 ${line}`}
              >
                <span className="block text-small font-medium text-ink-soft">{words.hand}</span>
                {hand}
              </p>
              {approval ? (
                <p className="col-[2/-1] border-b-2 border-accent pb-2 font-semibold text-accent-text lg:flex lg:items-center lg:gap-4 lg:border-0 lg:pb-0 lg:after:h-rule lg:after:flex-1 lg:after:bg-accent">
                  {approval}
                </p>
              ) : null}
            </li>
          );
        })}
      </ol>
    </HeadedSection>
  );
}
