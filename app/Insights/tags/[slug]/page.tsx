import { groupMetadata, GroupPage, groupParams } from '@/app/GroupPage';
import type { EntryProps } from '@/lib/pages/shown';

export const generateStaticParams = () => groupParams('insights');

export const generateMetadata = (props: EntryProps) => groupMetadata('insights', props);

export default async function TagPage({ params }: EntryProps) {
  return <GroupPage of="insights" slug={(await params).slug} tiles={[4, 7, 11]} />;
}
