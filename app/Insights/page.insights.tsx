import { listNamed } from '@/lib/pages/shown';
import { feedHref, listedInsights } from '@/lib/pages/shown';
import { Ask, Crumbs, crumbs } from '@/app/pageParts';
import { EntryList } from '@/components/sections/EntryList';
import { JsonLd } from '@/components/site/JsonLd';
import { PageHeader } from '@/components/site/PageHeader';
import { insights } from '@/content/pages/Insights';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = () => pageMetadata(listNamed('insights'), site);

export default function InsightsPage() {
  const route = listNamed('insights');
  return (
    <>
      <PageHeader heading={insights.heading} intro={insights.intro} tiles={[4, 7, 11]}>
        <Crumbs current={route.name} />
      </PageHeader>
      <p className="relative wrap pb-6 lg:-mt-16 lg:pb-12">
        <a
          href={feedHref}
          className="inline-flex min-h-target items-center font-semibold underline underline-offset-4"
        >
          {insights.feed}
        </a>
      </p>
      <EntryList entries={listedInsights} />
      <Ask words={insights.ask} />
      <JsonLd nodes={[crumbs(route.canonical, { current: route.name })]} />
    </>
  );
}
