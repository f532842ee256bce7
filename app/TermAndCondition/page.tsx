import { AgreementPage } from '@/app/agreementPage';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { pageMetadata, pageWithId } from '@/lib/seo/metadata';

const route = pageWithId(routes, 'terms');

export const metadata = pageMetadata(route, site);

export default function Page() {
  return <AgreementPage canonical={route.canonical} />;
}
