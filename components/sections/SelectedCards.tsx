import { CardPicture, CardTitle, ResultLine, type Card } from '@/components/parts/Card';
import { HeadedSection } from '@/components/parts/Section';
import type { SiteHref } from '@/components/parts/SiteLink';
import { TextLink } from '@/components/parts/TextLink';

type Props = {
  id: string;
  words: { heading: string; all: string };
  /** Without cards, there is no section. */
  cards: readonly Card[];
  allHref: SiteHref;
};

/** None of four is alone in a row. */
const FOUR = 'md:grid-cols-2 xl:grid-cols-4';

export function SelectedCards({ id, words, cards, allHref }: Props) {
  return (
    <HeadedSection id={id} items={cards} words={words} className="pt-16 pb-16 lg:pt-20 lg:pb-24">
      <ul
        className={`arrives grid gap-gap gap-y-9 border-t border-line-strong pt-9 ${cards.length === 4 ? FOUR : 'md:grid-cols-3'}`}
      >
        {cards.map((card) => (
          <li key={card.href} className="relative">
            <CardPicture
              picture={card.picture}
              alt={card.alt}
              sizes="(max-width: 35rem) 92vw, 30rem"
              className="mb-5"
            />
            <CardTitle {...card} className="text-card" />
            <ResultLine {...card} />
          </li>
        ))}
      </ul>
      <p className="mt-9">
        <TextLink href={allHref}>{words.all}</TextLink>
      </p>
    </HeadedSection>
  );
}
