import { Ask, Crumbs, breadcrumbData } from '@/app/_page/pageParts';
import { EntryGroups } from '@/components/sections/EntryGroups';
import { EntryList } from '@/components/sections/EntryList';
import { JsonLd } from '@/components/site/JsonLd';
import { PageHeader } from '@/components/site/PageHeader';
import { insights as words } from '@/content/pages/Insights';
import { metadataOf, pageWithId } from '@/lib/catalog/page';
import { articleRow, topicLinks } from '@/lib/cards';
import { withBasePath } from '@/lib/pages/urls';
import { insights } from '@/lib/posts';

export const generateMetadata = () => metadataOf(pageWithId('insights'));

export default function InsightsPage() {
  return (
    <>
      <PageHeader heading={words.heading} intro={words.intro} tiles={[4, 7, 11]}>
        <Crumbs current={words.name} />
      </PageHeader>
      <p className="relative wrap pb-6 lg:-mt-16 lg:pb-12">
        <a
          href={withBasePath('/feed.xml')}
          className="inline-flex min-h-target items-center font-semibold underline underline-offset-4"
        >
          {words.feed}
        </a>
      </p>
      <EntryGroups heading={words.groups.heading} groups={topicLinks()} />
      <EntryList entries={insights().map(articleRow)} />
      <Ask words={words.ask} />
      <JsonLd nodes={[breadcrumbData({ path: '/Insights', name: words.name })]} />
    </>
  );
}
