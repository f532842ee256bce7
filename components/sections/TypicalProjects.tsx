import { HeadedSection } from '@/components/parts/Section';
import type { SiteHref } from '@/components/parts/SiteLink';
import { TextLink } from '@/components/parts/TextLink';
import { site } from '@/content/site';
import { priceRange, weekRange, type Range } from '@/lib/text';
import { TYPICAL_ID } from '@/lib/urls';
import type { servicePage } from '@/content/pages/Services';

import './art';

export type TypicalProject = {
  title: string;
  /** Whom it was for, and why. */
  purpose: string;
  release: string;
  /** In the currency of content/pages/Services.ts. */
  price: Range;
  weeks: Range;
  /** The case study or the product that it is like. */
  like: { label: string; href: SiteHref };
};

type Props = {
  words: typeof servicePage.typical;
  /** In the order of their prices. */
  projects: readonly TypicalProject[];
};

/** In a row, a larger project has more glaze. */
const GLAZE = ['pt-3', 'pt-3 lg:pt-12', 'pt-3 lg:pt-22'];

/** Tags with prices: the idea on the clay, the price on the glaze. */
export function TypicalProjects({ words, projects }: Props) {
  if (projects.length === 0) return null;
  return (
    <div id={TYPICAL_ID} tabIndex={-1}>
      <HeadedSection
        id={TYPICAL_ID}
        words={words}
        className="pt-20 pb-16 lg:pt-28 lg:pb-20 print:pt-0"
      >
        <ul className="arrives flex flex-wrap gap-gap">
          {projects.map(({ title, purpose, release, price, weeks, like }, index) => (
            <li
              key={index}
              className={`dipped-tile dipped-card min-w-0 grow basis-full lg:basis-[30%] lg:only:max-w-1/2 glaze-${(index % 4) + 1}`}
            >
              <div className="grid content-start gap-x-gap gap-y-4 sm:max-lg:grid-cols-2">
                <h3 className="col-span-full text-tile">{title}</h3>
                <p>{purpose}</p>
                <p>
                  <span className="block text-small font-semibold">{words.release}</span>
                  {release}
                </p>
              </div>
              <div className={`flex flex-wrap items-end gap-x-9 gap-y-3 ${GLAZE[index] ?? 'pt-3'}`}>
                <dl className="flex flex-wrap items-end gap-x-9 gap-y-3 lg:block lg:basis-full">
                  <div>
                    <dt className="text-small font-semibold">{words.price}</dt>
                    <dd className="text-tile font-semibold tabular-nums">
                      <bdi>{priceRange(site.language, words.currency, price)}</bdi>
                    </dd>
                  </div>
                  <div className="lg:mt-3">
                    <dt className="text-small font-semibold">{words.weeks}</dt>
                    <dd className="text-lead/tight font-semibold tracking-tight tabular-nums">
                      {weekRange(site.language, weeks)}
                    </dd>
                  </div>
                </dl>
                <TextLink href={like.href}>{like.label}</TextLink>
              </div>
            </li>
          ))}
        </ul>
      </HeadedSection>
    </div>
  );
}
