import { AgreementPage } from '@/app/agreementPage';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { pageMetadata, routeAt } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routeAt(routes, '/TermAndCondition'), site.name);

export default AgreementPage;
