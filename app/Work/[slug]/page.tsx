import { EntryData, entryMetadata, entryParams, EntryText, EntryTop } from '@/app/_page/entry';
import { Ask } from '@/app/_page/pageParts';
import { caseCard } from '@/app/Work/cases';
import { Fact, FactLinks } from '@/components/sections/EntryFacts';
import { Results } from '@/components/sections/Results';
import { SelectedEntries } from '@/components/sections/SelectedEntries';
import { work as words } from '@/content/pages/Work';
import { relatedEntries } from '@/lib/entries/related';
import { entries } from '@/lib/catalog/entries';
import { brandName, monthOf, productLinks, readingTimeOf, serviceLinks } from '@/lib/catalog/facts';
import { pathOf } from '@/lib/catalog/pages';
import { entryNamed, type EntryProps } from '@/lib/catalog/page';

export const generateStaticParams = () => entryParams('work');

export const generateMetadata = (props: EntryProps) => entryMetadata('work', props);

export default async function CasePage({ params }: EntryProps) {
  const entry = entryNamed('work', (await params).slug);
  const client = brandName(entry.client);
  const services = serviceLinks(entry.services);
  const related = relatedEntries(entry, entries().work, ({ services, products }) => [
    ...services,
    ...products,
  ]);
  return (
    <>
      <EntryTop entry={entry} crumb={client} />
      <Results heading={words.results} results={entry.results} />
      <EntryText
        entry={entry}
        facts={
          <>
            <Fact label={words.client}>{client}</Fact>
            <FactLinks label={words.services} links={services} />
            <FactLinks label={words.products} links={productLinks(entry.products)} />
            <Fact label={words.date}>{monthOf(entry.date)}</Fact>
            <Fact label={words.readingTime}>{readingTimeOf(entry)}</Fact>
          </>
        }
        quote={entry.quote}
      />
      <SelectedEntries
        id="related"
        words={words.related}
        entries={related.map(caseCard)}
        allHref={pathOf('work')}
      />
      <Ask words={words.ask} />
      <EntryData entry={entry} crumb={client} keywords={services.map(({ title }) => title)} />
    </>
  );
}
