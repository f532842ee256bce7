import { openingRow } from '@/app/Careers/openings';
import { listMetadata, ListPage } from '@/app/_page/ListPage';
import { entries } from '@/lib/catalog/entries';

export const generateMetadata = () => listMetadata('openings');

export default function OpeningsPage() {
  return <ListPage of="openings" tiles={[3, 5, 8]} rows={entries().openings.map(openingRow)} />;
}
