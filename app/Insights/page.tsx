import { articleRow } from '@/app/Insights/articles';
import { listMetadata, ListPage } from '@/app/_page/ListPage';
import { entries } from '@/lib/catalog/entries';

export const generateMetadata = () => listMetadata('insights');

export default function InsightsPage() {
  return <ListPage of="insights" tiles={[4, 7, 11]} rows={entries().insights.map(articleRow)} />;
}
