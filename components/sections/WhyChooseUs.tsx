import { Icon } from '@/components/parts/Icon';
import { headingId, Section } from '@/components/parts/Section';
import type { SiteHref } from '@/components/parts/SiteLink';
import { TextLink } from '@/components/parts/TextLink';

export type WhyWords = {
  heading: string;
  readMore: string;
  about: string;
  reasons: readonly { label: string; text: string }[];
};

type Props = {
  words: WhyWords;
  /** The page that "Read More" leads to. Without it, the link is left out. */
  moreHref: SiteHref | undefined;
};

/** The checklist of reasons. The link is in the cell after the last one, or in a row of its own. */
export function WhyChooseUs({ words, moreHref }: Props) {
  const { reasons } = words;
  if (reasons.length === 0) return null;
  return (
    <Section
      id="why"
      className="glaze-edge edge-band mt-edge bg-band pt-16 pb-20 text-ondark focus-dark lg:pt-28 lg:pb-34"
    >
      <div className="wrap grid-12 gap-y-9">
        <h2 id={headingId('why')} className="col-span-full max-w-short text-h2 xl:col-span-4">
          {words.heading}
        </h2>
        <div className="col-span-full grid gap-x-gap md:grid-cols-2 xl:col-span-8">
          <ul className="arrives contents">
            {reasons.map(({ label, text }, index) => (
              <li
                key={index}
                className="flex items-start gap-4 border-t border-line-dark pt-5.5 pb-6.5 lg:pe-4"
              >
                <span className="grid size-7.5 shrink-0 place-items-center rounded-tick bg-accent text-onaccent">
                  <Icon name="check" className="size-5.5 stroke-3" />
                </span>
                <span>
                  <span className="block text-item font-semibold">{label}</span>
                  <span className="mt-1 block text-balance text-ondark-band">{text}</span>
                </span>
              </li>
            ))}
          </ul>
          {moreHref ? (
            <div
              className={`arrives-too flex items-center border-t border-line-dark py-4 ${reasons.length % 2 === 0 ? 'col-span-full' : ''}`}
            >
              <TextLink href={moreHref} about={words.about}>
                {words.readMore}
              </TextLink>
            </div>
          ) : null}
        </div>
      </div>
    </Section>
  );
}
