import { HeadedSection } from '@/components/parts/Section';

import './art';

export type BenefitsWords = {
  heading: string;
  tiles: readonly { title: string; text: string }[];
};

/** Clay tiles with more glaze from one to the next. The title is on the clay, the text on the glaze. */
export const Benefits = ({ words }: { words: BenefitsWords }) => (
  <HeadedSection
    id="benefits"
    items={words.tiles}
    words={words}
    className="pt-20 pb-16 lg:pt-28 lg:pb-20"
  >
    <ul className="arrives flex flex-wrap gap-gap">
      {words.tiles.map(({ title, text }, index) => (
        <li
          key={index}
          className={`dipped-tile dipped-card min-w-0 shrink-0 grow basis-full sm:basis-2/5 nav:basis-[22%] glaze-${(index % 4) + 1}`}
        >
          <h3 className="text-tile">{title}</h3>
          <p className="mt-auto text-note">{text}</p>
        </li>
      ))}
    </ul>
  </HeadedSection>
);
