import { EntryData, entryMetadata, entryParams, EntryText, EntryTop } from '@/app/_page/entry';
import { Ask } from '@/app/_page/pageParts';
import { ClosedNotice } from '@/components/islands/page/ClosedNotice';
import { Fact } from '@/components/sections/EntryFacts';
import { openings as words } from '@/content/pages/Openings';
import { dayInWords } from '@/lib/catalog/facts';
import { entryNamed, type EntryProps } from '@/lib/catalog/page';

export const generateStaticParams = () => entryParams('openings');

export const generateMetadata = (props: EntryProps) => entryMetadata('openings', props);

export default async function OpeningPage({ params }: EntryProps) {
  const entry = entryNamed('openings', (await params).slug);
  const { office, lastDay } = entry;
  return (
    <>
      <EntryTop entry={entry} />
      <ClosedNotice lastDay={lastDay} note={words.closed} />
      <EntryText
        entry={entry}
        facts={
          <>
            <Fact label={words.office}>{office}</Fact>
            <Fact label={words.lastDay}>{lastDay && dayInWords(lastDay)}</Fact>
          </>
        }
      />
      <Ask words={words.ask} />
      <EntryData entry={entry} />
    </>
  );
}
