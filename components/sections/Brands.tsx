import { Section } from '@/components/parts/Section';
import { SectionHeading } from '@/components/parts/SectionHeading';
import { withBasePath } from '@/lib/paths';

export type Brand = { id: string; name: string; logo: `/brands/${string}`; blurb: string };

type Props = {
  heading: string;
  brands: readonly Brand[];
  /** The alternative text of a logo: "{name} logo". */
  logoAlt: string;
};

/** Client brands: logo, name and one sentence. */
export function Brands({ heading, brands, logoAlt }: Props) {
  if (brands.length === 0) return null;
  return (
    <Section id="brands" className="pt-20 pb-16 lg:pt-28 lg:pb-20">
      <div className="wrap">
        <SectionHeading id="brands" heading={heading} />
        <ul className="arrives hairline-grid hairline-grid-phone-two">
          {brands.map(({ id, name, logo, blurb }) => (
            <li key={id} className="brand">
              <div className="flex h-14 items-center sm:h-21">
                <img
                  src={withBasePath(logo)}
                  alt={logoAlt.replace('{name}', name)}
                  width={220}
                  height={46}
                  loading="lazy"
                  decoding="async"
                  className="h-8.5 w-auto max-w-full object-contain object-left sm:h-11.5"
                />
              </div>
              <h3 className="mt-3 text-note font-semibold sm:mt-5">{name}</h3>
              <p className="mt-1 text-ink-soft">{blurb}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
