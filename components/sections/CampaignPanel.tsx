import type { ReactNode } from 'react';
import { FormCard } from '@/components/sections/ContactPanel';
import { Steps, type StepsWords } from '@/components/sections/NextSteps';

type Props = {
  words: {
    heading: string;
    intro: string;
    form: { heading: string; intro: string };
    next: StepsWords;
  };
  children: ReactNode;
};

/** On phones, the form comes before the steps, on the first screen. */
export const CampaignPanel = ({ words, children }: Props) => (
  <div className="wrap grid-12 gap-y-9 pt-25 pb-16 lg:grid-rows-[auto_1fr] lg:gap-y-14 lg:pt-33 lg:pb-24">
    <div className="col-span-full lg:col-span-6 lg:pe-4">
      <h1 className="-ms-[0.035em] max-w-title text-h1">{words.heading}</h1>
      <p className="mt-5.5 max-w-note text-lead text-ink-soft">{words.intro}</p>
    </div>
    <FormCard words={words.form} className="lg:row-span-2">
      {children}
    </FormCard>
    <div className="col-span-full max-lg:mt-7 lg:col-span-6 lg:pe-8">
      <Steps words={words.next} />
    </div>
  </div>
);
