import { contactPath } from '@/app/contactProps';
import { listNamed } from '@/app/entries';
import { listedWork } from '@/app/listedEntries';
import { ContactCta } from '@/components/sections/ContactCta';
import { EntryList } from '@/components/sections/EntryList';
import { Breadcrumb } from '@/components/site/Breadcrumb';
import { JsonLd } from '@/components/site/JsonLd';
import { PageHeader } from '@/components/site/PageHeader';
import { homeLink } from '@/content/navigation';
import { work } from '@/content/pages/Work';
import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/seo/metadata';
import { breadcrumbList } from '@/lib/seo/structuredData';

export const generateMetadata = () => pageMetadata(listNamed('work'), site);

export default function WorkPage() {
  const route = listNamed('work');
  return (
    <>
      <PageHeader heading={work.heading} intro={work.intro} tiles={[2, 6, 9]}>
        <Breadcrumb label={shell.breadcrumbLabel} home={homeLink} current={route.name} />
      </PageHeader>
      <EntryList entries={listedWork} />
      <ContactCta href={contactPath} words={work.ask} note={site.hours.reply} />
      <JsonLd nodes={[breadcrumbList(route.canonical, homeLink, route.name)]} />
    </>
  );
}
