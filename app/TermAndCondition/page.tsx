import { AgreementPage } from '@/app/_page/AgreementPage';
import { metadataOf, pageWithId } from '@/lib/catalog/page';
import { canonicalOf } from '@/lib/pages/record';

const route = pageWithId('terms');

export const metadata = metadataOf(route);

export default function Page() {
  return <AgreementPage canonical={canonicalOf(route)} />;
}
