import { Ask, Crumbs, breadcrumbData } from '@/app/_page/pageParts';
import { EntryList } from '@/components/sections/EntryList';
import { JsonLd } from '@/components/site/JsonLd';
import { PageHeader } from '@/components/site/PageHeader';
import { work as words } from '@/content/pages/Work';
import { metadataOf, pageWithId } from '@/lib/catalog/page';
import { caseRow } from '@/lib/cards';
import { work } from '@/lib/posts';

export const generateMetadata = () => metadataOf(pageWithId('work'));

export default function WorkPage() {
  return (
    <>
      <PageHeader heading={words.heading} intro={words.intro} tiles={[2, 6, 9]}>
        <Crumbs current={words.name} />
      </PageHeader>
      <EntryList entries={work().map(caseRow)} />
      <Ask words={words.ask} />
      <JsonLd nodes={[breadcrumbData({ path: '/Work', name: words.name })]} />
    </>
  );
}
