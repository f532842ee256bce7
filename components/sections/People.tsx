import { LinkList } from '@/components/parts/LinkList';
import { Portrait } from '@/components/parts/Portrait';
import { HeadedSection } from '@/components/parts/Section';
import type { SiteHref } from '@/components/parts/SiteLink';
import type { Person } from '@/content/lists/people';
import { filled } from '@/lib/text';

type Props = {
  words: {
    heading: string;
    intro: string;
    /** The accessible name of a person's list of articles. */
    articlesBy: string;
  };
  people: readonly (Person & {
    id: string;
    articles: readonly { title: string; href: SiteHref }[];
  })[];
};

/** None of four is alone in a row. */
const FOUR = 'md:grid-cols-4';

export function People({ words, people }: Props) {
  return (
    <HeadedSection id="people" items={people} words={words} className="pb-20 lg:pb-28">
      <ul
        className={`arrives grid grid-cols-2 gap-gap gap-y-9 ${people.length === 4 ? FOUR : 'md:grid-cols-3 lg:grid-cols-4'}`}
      >
        {people.map(({ name, role, photo, id, articles }, index) => (
          <li key={index} id={articles.length > 0 ? id : undefined}>
            <Portrait
              name={name}
              photo={photo}
              index={index}
              sizes="(max-width: 40rem) 46vw, (max-width: 56.3125rem) 31vw, 20rem"
              className="mb-4 w-full"
            />
            <h3 className="text-card">{name}</h3>
            <p className="mt-1 text-ink-soft">{role}</p>
            {articles.length > 0 ? (
              <LinkList
                links={articles}
                aria-label={filled(words.articlesBy, { name })}
                className="mt-2.5"
              />
            ) : null}
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
