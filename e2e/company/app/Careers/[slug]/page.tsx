import { entryMetadata, EntryPage, entryParams } from '@/app/EntryPage';
import { ClosedNotice } from '@/components/islands/ClosedNotice';
import { openings } from '@/content/pages/Openings';
import { entryNamed, type EntryProps } from '@/lib/pages/shown';

export const generateStaticParams = () => entryParams('openings');

export const generateMetadata = (props: EntryProps) => entryMetadata('openings', props);

export default async function OpeningPage({ params }: EntryProps) {
  const page = entryNamed('openings', (await params).slug);
  return (
    <EntryPage of="openings" {...page}>
      <ClosedNotice lastDay={page.entry.closes} note={openings.closed} />
    </EntryPage>
  );
}
