import { contactPath } from '@/app/contactProps';
import { entries, entryNamed, type EntryProps } from '@/app/entries';
import { entryText } from '@/app/entryText';
import { insightsPath, monthOf } from '@/app/listedEntries';
import { ContentsSpy } from '@/components/islands/ContentsSpy';
import { CONTENTS_ID } from '@/components/sections/AgreementContents';
import { ContactCta } from '@/components/sections/ContactCta';
import { EntryBody } from '@/components/sections/EntryBody';
import { EntryHeader } from '@/components/sections/EntryHeader';
import { Breadcrumb } from '@/components/site/Breadcrumb';
import { JsonLd } from '@/components/site/JsonLd';
import { entryLists } from '@/content/entryLists';
import { homeLink } from '@/content/navigation';
import { insights } from '@/content/pages/Insights';
import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { pictureKey } from '@/lib/entries/pages';
import { isHidden } from '@/lib/entries/read';
import { pageMetadata, socialCardFile } from '@/lib/seo/metadata';
import { breadcrumbList, blogPosting, organizationSummary } from '@/lib/seo/structuredData';

export const generateStaticParams = () => entries.insights.map(({ slug }) => ({ slug }));

export const generateMetadata = async ({ params }: EntryProps) =>
  pageMetadata(entryNamed('insights', (await params).slug).route, site);

const list = { label: entryLists.insights.name, href: insightsPath! };

export default async function ArticlePage({ params }: EntryProps) {
  const { route, entry } = entryNamed('insights', (await params).slug);
  const { text, contents } = entryText(entry);
  return (
    <>
      <EntryHeader
        title={entry.title}
        description={entry.description}
        note={isHidden(entry, new Date()) ? insights.draft : undefined}
      >
        <Breadcrumb
          label={shell.breadcrumbLabel}
          home={homeLink}
          list={list}
          current={entry.title}
        />
      </EntryHeader>
      <EntryBody
        picture={pictureKey('insights', entry.picture)}
        alt={entry.alt}
        facts={[
          { label: insights.author, value: entry.author ?? site.name },
          { label: insights.date, value: monthOf(entry) },
        ]}
        contentsHeading={insights.contents}
        contents={contents}
      >
        {text}
      </EntryBody>
      <ContactCta href={contactPath} words={insights.ask} note={site.hours.reply} />
      {contents.length > 0 ? <ContentsSpy contentsId={CONTENTS_ID} /> : null}
      <JsonLd
        nodes={[
          organizationSummary(site),
          blogPosting(route.path, entry, socialCardFile(route)),
          breadcrumbList(route.path, homeLink, entry.title, list),
        ]}
      />
    </>
  );
}
