import { agreementPage } from '@/content/pages/Privacy-policy';
import { pageMetadata } from '@/lib/metadata';

// The specification gives the agreement two URLs.
export { default } from '@/app/Privacy-policy/page';

export const metadata = pageMetadata('/TermAndCondition', agreementPage.terms, {
  canonical: '/Privacy-policy',
});
