import { CaseLink, type CaseWords } from '@/components/parts/CaseLink';
import { HeadedSection } from '@/components/parts/Section';
import type { Brand } from '@/content/lists/brands';
import type { SiteHref } from '@/components/parts/SiteLink';
import { withBasePath } from '@/lib/urls';
import { filled } from '@/lib/text';

type Props = {
  words: {
    heading: string;
    /** "{name} logo" */
    logo: string;
    caseStudy: CaseWords;
  };
  /** Each with its newest case study. */
  brands: readonly (Brand & { study?: SiteHref })[];
};

/** Logo, name, one sentence, and proof if there is any. */
export function Brands({ words, brands }: Props) {
  // Half a phone's width is enough for a sentence, but not for a quote.
  const phoneTwo = brands.some(({ quote }) => quote) ? '' : 'hairline-grid-phone-two';
  return (
    <HeadedSection
      id="brands"
      items={brands}
      words={words}
      className="pt-20 pb-16 lg:pt-28 lg:pb-20"
    >
      <ul className={`arrives hairline-grid ${phoneTwo}`}>
        {brands.map(({ id, name, logo, blurb, result, quote, year, href, study }) => (
          <li key={id} className="brand">
            <div className="flex h-14 items-center sm:h-21 print:hidden">
              <img
                src={withBasePath(logo)}
                alt={filled(words.logo, { name })}
                width={220}
                height={46}
                loading="lazy"
                decoding="async"
                className="h-8.5 w-auto max-w-full bg-logo object-contain object-left ring-10 ring-logo sm:h-11.5"
              />
            </div>
            <h3 className="mt-3 flex flex-wrap items-baseline gap-x-2 text-note font-semibold sm:mt-5">
              {href ? (
                <a
                  href={href}
                  className="-my-2 inline-flex min-h-target items-center underline underline-offset-4"
                >
                  {name}
                </a>
              ) : (
                name
              )}
              {year ? <span className="font-medium text-ink-soft">{year}</span> : null}
            </h3>
            <p className="mt-1 text-ink-soft">{blurb}</p>
            {study ? (
              <CaseLink href={study} words={words.caseStudy} name={name} className="-mb-2" />
            ) : null}
            {result ? <p className="mt-2.5 font-semibold">{result}</p> : null}
            {quote ? (
              <figure className="mt-4 border-s-2 border-accent ps-4">
                <blockquote>{quote.text}</blockquote>
                <figcaption className="mt-1.5 text-small text-ink-soft">{quote.role}</figcaption>
              </figure>
            ) : null}
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
