import { notFound } from 'next/navigation';
import { Ask } from '@/components/sections/Ask';
import { EntryGroups } from '@/components/sections/EntryGroups';
import { EntryList } from '@/components/sections/EntryList';
import { Breadcrumb } from '@/components/site/Breadcrumb';
import { PageHeader } from '@/components/site/PageHeader';
import { insights as words } from '@/content/pages/Insights';
import { pageMetadata } from '@/lib/metadata';
import { articleRow, tagWords, topicLinks } from '@/lib/cards';
import { LISTED_FROM, slugParams, tagged, tagPath } from '@/lib/posts';
import { filled } from '@/lib/text';

type Props = PageProps<'/Insights/tags/[slug]'>;

export const generateStaticParams = () => slugParams('app/Insights/tags', tagged());

/** The slug may be encoded. */
async function topicOf({ params }: Props) {
  const slug = decodeURIComponent((await params).slug);
  return tagged().find((topic) => topic.slug === slug) ?? notFound();
}

export async function generateMetadata(props: Props) {
  const { tag, articles } = await topicOf(props);
  return pageMetadata(tagPath(tag), tagWords(tag), { index: articles.length >= LISTED_FROM });
}

export default async function TagPage(props: Props) {
  const { tag, articles } = await topicOf(props);
  const path = tagPath(tag);
  return (
    <>
      <PageHeader
        heading={tag}
        intro={filled(words.groups.intro, { name: tag })}
        tiles={[4, 7, 11]}
      >
        <Breadcrumb path={path} name={tag} parent={{ name: words.name, path: '/Insights' }} />
      </PageHeader>
      <EntryGroups heading={words.groups.heading} groups={topicLinks()} current={path} />
      <EntryList entries={articles.map(articleRow)} />
      <Ask words={words.ask} />
    </>
  );
}
