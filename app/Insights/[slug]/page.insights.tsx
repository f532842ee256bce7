import { entries, entryNamed, type EntryProps } from '@/lib/pages/shown';
import { EntryPage } from '@/app/EntryPage';
import { insightsPath, monthOf } from '@/lib/pages/shown';
import { entryLists } from '@/content/entryLists';
import { insights } from '@/content/pages/Insights';
import { site } from '@/content/site';
import { pageMetadata, socialCardFile } from '@/lib/seo/metadata';
import { blogPosting } from '@/lib/seo/structuredData';

export const generateStaticParams = () => entries.insights.map(({ slug }) => ({ slug }));

export const generateMetadata = async ({ params }: EntryProps) =>
  pageMetadata(entryNamed('insights', (await params).slug).route, site);

const list = { label: entryLists.insights.name, href: insightsPath! };

export default async function ArticlePage({ params }: EntryProps) {
  const { route, entry } = entryNamed('insights', (await params).slug);
  return (
    <EntryPage
      path={route.path}
      entry={entry}
      words={insights}
      list={list}
      current={entry.title}
      facts={[
        { label: insights.author, value: entry.author ?? site.name },
        { label: insights.date, value: monthOf(entry) },
      ]}
      node={blogPosting(route.path, entry, socialCardFile(route))}
    />
  );
}
