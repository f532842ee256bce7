import { listMetadata, ListPage } from '@/app/ListPage';
import type { CollectionName } from '@/lib/pages/routes';

const NAME = 'built' as string as CollectionName;

export const generateMetadata = () => listMetadata(NAME);

export default function BuiltPage() {
  return <ListPage of={NAME} tiles={[5]} />;
}
