import { Picture } from '@/components/parts/Picture';
import { HeadedSection } from '@/components/parts/HeadedSection';
import type { Quote } from '@/lib/records/lists';

type Props = { words: { heading: string; intro?: string }; quotes: readonly Quote[] };

/** What clients say, with their photographs, which have no text: the name is next to them. */
export function Quotes({ words, quotes }: Props) {
  if (quotes.length === 0) return null;
  return (
    <HeadedSection id="quotes" words={words} className="pt-16 pb-16 lg:pt-20 lg:pb-20">
      <ul className="arrives hairline-grid">
        {quotes.map(({ text, name, role, photo }, index) => (
          <li key={index}>
            <figure className="flex h-full flex-col gap-6">
              <blockquote className="max-w-measure text-lead text-pretty">{text}</blockquote>
              <figcaption className="mt-auto flex items-center gap-4">
                {photo ? (
                  <Picture
                    src={photo}
                    alt=""
                    sizes="5rem"
                    className="aspect-4/5 h-auto w-20 rounded-input object-cover"
                  />
                ) : null}
                <span>
                  <span className="block font-semibold">{name}</span>
                  <span className="block text-small text-ink-soft">{role}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
