import { entryMetadata, EntryPage, entryParams } from '@/app/EntryPage';
import { entryNamed, type EntryProps } from '@/lib/pages/shown';

export const generateStaticParams = () => entryParams('insights');

export const generateMetadata = (props: EntryProps) => entryMetadata('insights', props);

export default async function ArticlePage({ params }: EntryProps) {
  return <EntryPage of="insights" {...entryNamed('insights', (await params).slug)} />;
}
