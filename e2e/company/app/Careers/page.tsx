import { listMetadata, ListPage } from '@/app/ListPage';

export const generateMetadata = () => listMetadata('openings');

export default function OpeningsPage() {
  return <ListPage of="openings" tiles={[3, 5, 8]} />;
}
