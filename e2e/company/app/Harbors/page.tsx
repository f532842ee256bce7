import { contactPath } from '@/app/_page/contactProps';
import { Ask, Crumbs, breadcrumbData } from '@/app/_page/pageParts';
import { Harbors } from '@/components/sections/Harbors';
import { Tiers } from '@/components/sections/Tiers';
import { JsonLd } from '@/components/site/JsonLd';
import { PageHeader } from '@/components/site/PageHeader';
import { harbors } from '@/content/lists/harbors';
import { tiers } from '@/content/lists/tiers';
import { harborsPage as page } from '@/content/pages/Harbors';
import { metadataOf, pageWithId } from '@/lib/catalog/page';

const route = pageWithId('harbors');

export const metadata = metadataOf(route);

export default function HarborsPage() {
  return (
    <>
      <PageHeader heading={page.heading} intro={page.intro} tiles={[2, 4, 11]}>
        <Crumbs current={route.name} />
      </PageHeader>
      <Harbors words={page.list} harbors={harbors} />
      <Tiers words={page.prices} tiers={tiers} contactHref={contactPath} />
      <Ask words={page.ask} />
      <JsonLd nodes={[breadcrumbData(route)]} />
    </>
  );
}
