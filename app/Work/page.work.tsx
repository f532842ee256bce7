import { listNamed } from '@/lib/pages/shown';
import { listedWork } from '@/lib/pages/shown';
import { Ask, Crumbs, crumbs } from '@/app/pageParts';
import { EntryList } from '@/components/sections/EntryList';
import { JsonLd } from '@/components/site/JsonLd';
import { PageHeader } from '@/components/site/PageHeader';
import { work } from '@/content/pages/Work';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = () => pageMetadata(listNamed('work'), site);

export default function WorkPage() {
  const route = listNamed('work');
  return (
    <>
      <PageHeader heading={work.heading} intro={work.intro} tiles={[2, 6, 9]}>
        <Crumbs current={route.name} />
      </PageHeader>
      <EntryList entries={listedWork} />
      <Ask words={work.ask} />
      <JsonLd nodes={[crumbs(route.canonical, { current: route.name })]} />
    </>
  );
}
