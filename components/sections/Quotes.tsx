import { CaseLink, type CaseWords } from '@/components/parts/CaseLink';
import { Portrait } from '@/components/parts/Portrait';
import { headingId, Section } from '@/components/parts/Section';
import type { SiteHref } from '@/components/parts/SiteLink';
import type { Quote } from '@/content/lists/quotes';

type Props = {
  words: {
    heading: string;
    caseStudy: CaseWords;
  };
  quotes: readonly (Quote & {
    study?: { href: SiteHref; client: string };
  })[];
};

export function Quotes({ words, quotes }: Props) {
  return (
    <Section id="quotes" items={quotes} className="pt-16 pb-16 lg:pt-20 lg:pb-20">
      <div className="wrap grid-12 gap-y-9">
        <h2 id={headingId('quotes')} className="col-span-full text-h2 lg:col-span-4 lg:max-w-short">
          {words.heading}
        </h2>
        <ul className="arrives col-span-full border-b border-line-strong lg:col-span-8">
          {quotes.map(({ text, name, role, photo, study }, index) => (
            <li key={index} className="border-t border-line-strong py-8 lg:py-10">
              <figure>
                <blockquote className="max-w-measure text-h3 font-medium text-pretty">
                  {text}
                </blockquote>
                <figcaption className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
                  <Portrait name={name} photo={photo} index={index} sizes="4rem" className="w-16" />
                  <span className="min-w-0 flex-1 basis-40">
                    <span className="block font-semibold">{name}</span>
                    <span className="block text-small text-ink-soft">{role}</span>
                  </span>
                  {study ? (
                    <CaseLink href={study.href} words={words.caseStudy} name={study.client} />
                  ) : null}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
