import { Crumbs, breadcrumbData } from '@/app/_page/pageParts';
import { Picture } from '@/components/parts/Picture';
import { Newsletter } from '@/components/sections/Newsletter';
import { JsonLd } from '@/components/site/JsonLd';
import { PageHeader } from '@/components/site/PageHeader';
import { newsletter as page } from '@/content/pages/Newsletter';
import { metadataOf, pageWithId } from '@/lib/catalog/page';

const route = pageWithId('newsletter');

export const metadata = metadataOf(route);

export default function NewsletterPage() {
  const { harbor } = page;
  return (
    <>
      <PageHeader heading={page.heading} intro={page.intro} tiles={[1, 6, 9]}>
        <Crumbs current={route.name} />
      </PageHeader>
      <Newsletter words={page.form} />
      <div className="wrap pb-section">
        <Picture src={harbor.image} alt={harbor.alt} sizes="60rem" className="h-auto max-w-full" />
      </div>
      <JsonLd nodes={[breadcrumbData(route)]} />
    </>
  );
}
