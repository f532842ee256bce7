import { contactPath } from '@/app/contactProps';
import { caseFacts } from '@/app/caseFacts';
import { entries, entryNamed, type EntryProps } from '@/app/entries';
import { entryText } from '@/app/entryText';
import { clientOf, workPath } from '@/app/listedEntries';
import { ContentsSpy } from '@/components/islands/ContentsSpy';
import { CONTENTS_ID } from '@/components/sections/AgreementContents';
import { ContactCta } from '@/components/sections/ContactCta';
import { EntryBody } from '@/components/sections/EntryBody';
import { EntryHeader } from '@/components/sections/EntryHeader';
import { Results } from '@/components/sections/Results';
import { Breadcrumb } from '@/components/site/Breadcrumb';
import { JsonLd } from '@/components/site/JsonLd';
import { entryLists } from '@/content/entryLists';
import { homeLink } from '@/content/navigation';
import { work } from '@/content/pages/Work';
import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { pictureKey } from '@/lib/entries/pages';
import { isHidden } from '@/lib/entries/read';
import { pageMetadata, socialCardFile } from '@/lib/seo/metadata';
import { breadcrumbList, caseArticle, organizationSummary } from '@/lib/seo/structuredData';

export const generateStaticParams = () => entries.work.map(({ slug }) => ({ slug }));

export const generateMetadata = async ({ params }: EntryProps) =>
  pageMetadata(entryNamed('work', (await params).slug).route, site);

const list = { label: entryLists.work.name, href: workPath! };

export default async function CasePage({ params }: EntryProps) {
  const { route, entry } = entryNamed('work', (await params).slug);
  const { text, contents } = entryText(entry);
  const client = clientOf(entry);
  return (
    <>
      <EntryHeader
        title={entry.title}
        description={entry.description}
        note={isHidden(entry, new Date()) ? work.draft : undefined}
      >
        <Breadcrumb label={shell.breadcrumbLabel} home={homeLink} list={list} current={client} />
      </EntryHeader>
      <Results heading={work.results} results={entry.results} />
      <EntryBody
        picture={pictureKey('work', entry.picture)}
        alt={entry.alt}
        facts={caseFacts(entry)}
        contentsHeading={work.contents}
        contents={contents}
        quote={entry.quote}
      >
        {text}
      </EntryBody>
      <ContactCta href={contactPath} words={work.ask} note={site.hours.reply} />
      {contents.length > 0 ? <ContentsSpy contentsId={CONTENTS_ID} /> : null}
      <JsonLd
        nodes={[
          organizationSummary(site),
          caseArticle(route.path, entry, socialCardFile(route)),
          breadcrumbList(route.path, homeLink, client, list),
        ]}
      />
    </>
  );
}
