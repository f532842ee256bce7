import { AgreementPage } from '@/app/_page/AgreementPage';
import { site } from '@/content/site';
import { pageWithId } from '@/lib/catalog/find';
import { canonicalOf } from '@/lib/pages/record';
import { pageMetadata } from '@/lib/seo/metadata';

const route = pageWithId('agreement');

export const metadata = pageMetadata(route, site);

export default function Page() {
  return <AgreementPage canonical={canonicalOf(route)} />;
}
