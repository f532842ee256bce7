import { groupMetadata, GroupPage, groupParams } from '@/app/GroupPage';
import type { EntryProps } from '@/lib/pages/shown';

export const generateStaticParams = () => groupParams('work');

export const generateMetadata = (props: EntryProps) => groupMetadata('work', props);

export default async function ServicePage({ params }: EntryProps) {
  return <GroupPage of="work" slug={(await params).slug} tiles={[2, 6, 9]} />;
}
