import { EntryData, entryMetadata, entryParams, EntryText, EntryTop } from '@/app/_page/entry';
import { articleCard } from '@/app/Insights/articles';
import { Ask } from '@/app/_page/pageParts';
import { EntryAuthor } from '@/components/sections/EntryAuthor';
import { Fact, FactLinks } from '@/components/sections/EntryFacts';
import { SelectedEntries } from '@/components/sections/SelectedEntries';
import { insights as words } from '@/content/pages/Insights';
import { site } from '@/content/site';
import { relatedEntries } from '@/lib/entries/related';
import { entries } from '@/lib/catalog/entries';
import { monthOf, readingTimeOf } from '@/lib/catalog/facts';
import { authorNamed } from '@/lib/catalog/people';
import { entryNamed, type EntryProps } from '@/lib/catalog/page';
import { pathOf } from '@/lib/catalog/pages';
import { groupLinksOf } from '@/lib/catalog/groups';

export const generateStaticParams = () => entryParams('insights');

export const generateMetadata = (props: EntryProps) => entryMetadata('insights', props);

export default async function ArticlePage({ params }: EntryProps) {
  const entry = entryNamed('insights', (await params).slug);
  const person = authorNamed(entry.author);
  const related = relatedEntries(entry, entries().insights, ({ tags }) => tags);
  return (
    <>
      <EntryTop entry={entry} />
      <EntryText
        entry={entry}
        facts={
          <>
            <Fact label={words.author}>
              {person ? <EntryAuthor {...person} /> : (entry.author ?? site.name)}
            </Fact>
            <Fact label={words.date}>{monthOf(entry.date)}</Fact>
            <FactLinks label={words.tags} links={groupLinksOf(entry)} />
            <Fact label={words.readingTime}>{readingTimeOf(entry)}</Fact>
          </>
        }
      />
      <SelectedEntries
        id="related"
        words={words.related}
        entries={related.map(articleCard)}
        allHref={pathOf('insights')}
      />
      <Ask words={words.ask} />
      <EntryData entry={entry} keywords={entry.tags} />
    </>
  );
}
