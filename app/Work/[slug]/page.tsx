import { entryMetadata, EntryPage, entryParams } from '@/app/EntryPage';
import { Results } from '@/components/sections/Results';
import { work } from '@/content/pages/Work';
import { entryNamed, type EntryProps } from '@/lib/pages/shown';

export const generateStaticParams = () => entryParams('work');

export const generateMetadata = (props: EntryProps) => entryMetadata('work', props);

export default async function CasePage({ params }: EntryProps) {
  const page = entryNamed('work', (await params).slug);
  return (
    <EntryPage of="work" {...page} quote={page.entry.quote}>
      <Results heading={work.results} results={page.entry.results} />
    </EntryPage>
  );
}
