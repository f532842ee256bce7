import { listMetadata, ListPage } from '@/app/ListPage';

export const generateMetadata = () => listMetadata('insights');

export default function InsightsPage() {
  return <ListPage of="insights" tiles={[4, 7, 11]} />;
}
