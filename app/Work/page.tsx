import { listMetadata, ListPage } from '@/app/ListPage';

export const generateMetadata = () => listMetadata('work');

export default function WorkPage() {
  return <ListPage of="work" tiles={[2, 6, 9]} />;
}
