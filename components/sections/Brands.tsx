import { HeadedSection } from '@/components/parts/Section';
import type { Brand } from '@/content/lists/brands';
import { SiteLink, type SiteHref } from '@/components/parts/SiteLink';
import { withBasePath } from '@/lib/urls';
import { filled } from '@/lib/text';

type Props = {
  words: {
    heading: string;
    /** "{name} logo" */
    logo: string;
    /** `about` is for screen readers: "of {name}". */
    caseStudy: { label: string; about: string };
  };
  brands: readonly Brand[];
  /** The newest case study of a brand. */
  caseOf?: (id: string) => SiteHref | undefined;
};

/** Logo, name, one sentence, and proof if there is any. */
export function Brands({ words, brands, caseOf }: Props) {
  if (brands.length === 0) return null;
  // Half a phone's width is enough for a sentence, but not for a quote.
  const phoneTwo = brands.some(({ quote }) => quote) ? '' : 'hairline-grid-phone-two';
  return (
    <HeadedSection id="brands" words={words} className="pt-20 pb-16 lg:pt-28 lg:pb-20">
      <ul className={`arrives hairline-grid ${phoneTwo}`}>
        {brands.map(({ id, name, logo, blurb, result, quote, year, href }) => (
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
            <BrandCase href={caseOf?.(id)} words={words.caseStudy} name={name} />
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

type CaseProps = { href: SiteHref | undefined; words: Props['words']['caseStudy']; name: string };

function BrandCase({ href, words, name }: CaseProps) {
  if (!href) return null;
  return (
    <SiteLink
      href={href}
      className="-mb-2 inline-flex min-h-target items-center font-semibold underline underline-offset-4"
    >
      {words.label}
      <span className="sr-only">{` ${filled(words.about, { name })}`}</span>
    </SiteLink>
  );
}
