import { groupMetadata, GroupPage, groupParams } from '@/app/GroupPage';
import type { CollectionName } from '@/lib/pages/routes';
import type { EntryProps } from '@/lib/pages/shown';

const NAME = 'built' as string as CollectionName;

export const generateStaticParams = () => groupParams(NAME);

export const generateMetadata = (props: EntryProps) => groupMetadata(NAME, props);

export default async function ServicePage({ params }: EntryProps) {
  return <GroupPage of={NAME} slug={(await params).slug} tiles={[6]} />;
}
