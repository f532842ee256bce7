import { headingId, Section } from '@/components/parts/Section';

/** What the company is for, as a statement. */
export function Mission({ heading, text }: { heading: string; text: string }) {
  return (
    <Section id="mission" className="pt-section pb-16 lg:pb-28">
      <div className="wrap grid-12 gap-y-5">
        <h2 id={headingId('mission')} className="col-span-full text-card lg:col-span-3 lg:pt-3">
          {heading}
        </h2>
        <p className="col-span-full text-statement font-medium lg:col-span-9">{text}</p>
      </div>
    </Section>
  );
}
