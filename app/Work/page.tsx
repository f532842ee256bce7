import { listMetadata, ListPage } from '@/app/_page/ListPage';
import { caseRow } from '@/app/Work/cases';
import { entries } from '@/lib/catalog/entries';

export const generateMetadata = () => listMetadata('work');

export default function WorkPage() {
  return <ListPage of="work" tiles={[2, 6, 9]} rows={entries().work.map(caseRow)} />;
}
