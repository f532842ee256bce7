import { notFound } from 'next/navigation';
import { Ask, Crumbs, breadcrumbData } from '@/app/_page/pageParts';
import { EntryGroups } from '@/components/sections/EntryGroups';
import { EntryList } from '@/components/sections/EntryList';
import { JsonLd } from '@/components/site/JsonLd';
import { PageHeader } from '@/components/site/PageHeader';
import { insights as words } from '@/content/pages/Insights';
import { metadataOf, pageWithId } from '@/lib/catalog/page';
import { articleRow, topicLinks } from '@/lib/cards';
import { slugParams, tagged, tagPath } from '@/lib/posts';
import { filled } from '@/lib/text/filled';

type Props = PageProps<'/Insights/tags/[slug]'>;

export const generateStaticParams = () => slugParams('app/Insights/tags', tagged());

/** The slug may be encoded. */
async function topicOf({ params }: Props) {
  const slug = decodeURIComponent((await params).slug);
  return tagged().find((topic) => topic.slug === slug) ?? notFound();
}

export const generateMetadata = async (props: Props) =>
  metadataOf(pageWithId(`insights/tags/${(await topicOf(props)).slug}`));

/** The articles that share a tag. */
export default async function TagPage(props: Props) {
  const { tag, articles } = await topicOf(props);
  const path = tagPath(tag);
  const list = { label: words.name, href: '/Insights' } as const;
  return (
    <>
      <PageHeader
        heading={tag}
        intro={filled(words.groups.intro, { name: tag })}
        tiles={[4, 7, 11]}
      >
        <Crumbs list={list} current={tag} />
      </PageHeader>
      <EntryGroups heading={words.groups.heading} groups={topicLinks()} current={path} />
      <EntryList entries={articles.map(articleRow)} />
      <Ask words={words.ask} />
      <JsonLd nodes={[breadcrumbData({ path, name: tag, list })]} />
    </>
  );
}
