import { contactPath } from '@/app/contactProps';
import { listNamed } from '@/app/entries';
import { feedHref, listedInsights } from '@/app/listedEntries';
import { ContactCta } from '@/components/sections/ContactCta';
import { EntryList } from '@/components/sections/EntryList';
import { Breadcrumb } from '@/components/site/Breadcrumb';
import { JsonLd } from '@/components/site/JsonLd';
import { PageHeader } from '@/components/site/PageHeader';
import { homeLink } from '@/content/navigation';
import { insights } from '@/content/pages/Insights';
import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/seo/metadata';
import { breadcrumbList } from '@/lib/seo/structuredData';

export const generateMetadata = () => pageMetadata(listNamed('insights'), site);

export default function InsightsPage() {
  const route = listNamed('insights');
  return (
    <>
      <PageHeader heading={insights.heading} intro={insights.intro} tiles={[4, 7, 11]}>
        <Breadcrumb label={shell.breadcrumbLabel} home={homeLink} current={route.name} />
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
      <ContactCta href={contactPath} words={insights.ask} note={site.hours.reply} />
      <JsonLd nodes={[breadcrumbList(route.canonical, homeLink, route.name)]} />
    </>
  );
}
