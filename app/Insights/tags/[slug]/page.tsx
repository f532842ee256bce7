import { notFound } from 'next/navigation';
import { Ask } from '@/components/sections/Ask';
import { TagLinks } from '@/components/sections/TagLinks';
import { PostList } from '@/components/sections/PostList';
import { PageHeader } from '@/components/site/PageHeader';
import { insights as words } from '@/content/pages/Insights';
import { pageMetadata } from '@/lib/metadata';
import { articleCard, tagWords, tagLinks } from '@/lib/cards';
import { LISTED_FROM, slugParams, tagged, tagPath } from '@/lib/posts';
import { filled } from '@/lib/text';

type Props = PageProps<'/Insights/tags/[slug]'>;

export const generateStaticParams = () => slugParams('app/Insights/tags', tagged());

/** The slug may be encoded. */
async function tagOf({ params }: Props) {
  const slug = decodeURIComponent((await params).slug);
  return tagged().find((each) => each.slug === slug) ?? notFound();
}

export async function generateMetadata(props: Props) {
  const { tag, articles } = await tagOf(props);
  return pageMetadata(tagPath(tag), tagWords(tag), { index: articles.length >= LISTED_FROM });
}

export default async function TagPage(props: Props) {
  const { tag, articles } = await tagOf(props);
  const path = tagPath(tag);
  return (
    <>
      <PageHeader
        path={path}
        parent={{ label: words.name, href: '/Insights' }}
        words={{ name: tag, heading: tag, intro: filled(words.tagLists.intro, { name: tag }) }}
        tiles={[4, 7, 11]}
      />
      <TagLinks heading={words.tagLists.heading} tags={tagLinks()} current={path} />
      <PostList posts={articles.map(articleCard)} />
      <Ask words={words.ask} />
    </>
  );
}
