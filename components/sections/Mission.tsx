import { headingId, Section } from '@/components/parts/Section';

type Props = {
  words: { heading: string; text: string };
  /** Set below a page header, which has its own padding. */
  underHead?: boolean;
};

export function Mission({ words, underHead = false }: Props) {
  return (
    <Section
      id="mission"
      className={`${underHead ? 'pt-4' : 'pt-section lg:pt-28'} pb-16 lg:pb-22`}
    >
      <div className="wrap grid-12 gap-y-5">
        <h2 id={headingId('mission')} className="col-span-full text-card lg:col-span-3 lg:pt-3">
          {words.heading}
        </h2>
        <p className="col-span-full text-statement font-medium sm:max-lg:text-balance lg:col-span-9">
          {words.text}
        </p>
      </div>
    </Section>
  );
}
