import { HeadedSection } from '@/components/parts/Section';

import './art';
import './Process.css';

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
  if (steps.length === 0) return null;
  const approved = steps.findIndex(({ approval }) => approval);
  return (
    <HeadedSection id="process" words={words} className="pt-16 pb-16 lg:pt-20 lg:pb-24">
      <ol className="process">
        {steps.map(({ title, text, hand, approval }, index) => (
          <li key={index} className={approved >= 0 && index > approved ? 'step-glazed' : ''}>
            <span className="step-number">{index + 1}</span>
            <div className="step-text">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </div>
            <p className="step-hand font-semibold">
              <span className="block text-small font-medium text-ink-soft">{words.hand}</span>
              {hand}
            </p>
            {approval ? <p className="step-approval">{approval}</p> : null}
          </li>
        ))}
      </ol>
    </HeadedSection>
  );
}
