import { caseFacts } from '@/app/caseFacts';
import { entries, entryNamed, type EntryProps } from '@/lib/pages/shown';
import { EntryPage } from '@/app/EntryPage';
import { clientOf, workPath } from '@/lib/pages/shown';
import { Results } from '@/components/sections/Results';
import { entryLists } from '@/content/entryLists';
import { work } from '@/content/pages/Work';
import { site } from '@/content/site';
import { pageMetadata, socialCardFile } from '@/lib/seo/metadata';
import { caseArticle } from '@/lib/seo/structuredData';

export const generateStaticParams = () => entries.work.map(({ slug }) => ({ slug }));

export const generateMetadata = async ({ params }: EntryProps) =>
  pageMetadata(entryNamed('work', (await params).slug).route, site);

const list = { label: entryLists.work.name, href: workPath! };

export default async function CasePage({ params }: EntryProps) {
  const { route, entry } = entryNamed('work', (await params).slug);
  return (
    <EntryPage
      path={route.path}
      entry={entry}
      words={work}
      list={list}
      current={clientOf(entry)}
      facts={caseFacts(entry)}
      node={caseArticle(route.path, entry, socialCardFile(route))}
      quote={entry.quote}
    >
      <Results heading={work.results} results={entry.results} />
    </EntryPage>
  );
}
