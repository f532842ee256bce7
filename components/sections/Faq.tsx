import { FaqAccordion } from '@/components/islands/page/FaqAccordion';
import { headingId, Section } from '@/components/parts/Section';
import type { Question } from '@/content/lists/faqs';

type Props = {
  words: { heading: string };
  items: readonly Question[];
};

export function Faq({ words, items }: Props) {
  return (
    <Section id="faq" items={items} className="pt-16 pb-16 lg:pt-20 lg:pb-20">
      <div className="wrap grid-12 gap-y-8">
        <h2 id={headingId('faq')} className="col-span-full text-statement xl:col-span-5">
          {words.heading}
        </h2>
        <div className="col-span-full xl:col-span-7">
          <FaqAccordion items={items} />
        </div>
      </div>
    </Section>
  );
}
