import { HeadedSection } from '@/components/parts/HeadedSection';

import './art';
import './Benefits.css';

export type BenefitsWords = {
  heading: string;
  tiles: readonly { title: string; text: string }[];
};

/**
 * Clay tiles, each with a hole, in rows of four with more glaze from one to the next. The title is on the clay, the
 * text on the glaze.
 */
export function Benefits({ words }: { words: BenefitsWords }) {
  if (words.tiles.length === 0) return null;
  return (
    <HeadedSection id="benefits" words={words} className="pt-20 pb-16 lg:pt-28 lg:pb-20">
      <ul className="arrives flex flex-wrap gap-gap">
        {words.tiles.map(({ title, text }, index) => (
          <li key={index} className={`dipped-tile dipped-card benefit glaze-${(index % 4) + 1}`}>
            <h3 className="text-tile">{title}</h3>
            <p className="mt-auto text-note">{text}</p>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
