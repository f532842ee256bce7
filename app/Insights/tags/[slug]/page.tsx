import { groupMetadata, GroupPage, groupParams } from '@/app/GroupPage';
import { articleRow } from '@/app/Insights/articles';
import { groupNamed, type EntryProps } from '@/lib/catalog/shown';

export const generateStaticParams = () => groupParams('insights');

export const generateMetadata = (props: EntryProps) => groupMetadata('insights', props);

export default async function TagPage({ params }: EntryProps) {
  const { route, entries } = groupNamed('insights', (await params).slug);
  return (
    <GroupPage of="insights" route={route} tiles={[4, 7, 11]} rows={entries.map(articleRow)} />
  );
}
