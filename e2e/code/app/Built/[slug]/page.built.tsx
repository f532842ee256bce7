import { entryMetadata, EntryPage, entryParams } from '@/app/EntryPage';
import type { CollectionName } from '@/lib/pages/routes';
import { entryNamed, type EntryProps } from '@/lib/pages/shown';

const NAME = 'built' as string as CollectionName;

export const generateStaticParams = () => entryParams(NAME);

export const generateMetadata = (props: EntryProps) => entryMetadata(NAME, props);

export default async function EntryOfBuilt({ params }: EntryProps) {
  return <EntryPage of={NAME} {...entryNamed(NAME, (await params).slug)} />;
}
