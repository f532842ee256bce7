import { notFound } from 'next/navigation';
import { Ask } from '@/components/sections/Ask';
import { ContentsSpy } from '@/components/islands/page/ContentsSpy';
import { Markdown } from '@/components/parts/Markdown';
import { CONTENTS_ID } from '@/components/sections/Contents';
import { EntryAuthor } from '@/components/sections/EntryAuthor';
import { factLinks } from '@/components/sections/EntryFacts';
import { Post } from '@/components/sections/Post';
import { SelectedEntries } from '@/components/sections/SelectedEntries';
import { Breadcrumb } from '@/components/site/Breadcrumb';
import { JsonLd } from '@/components/site/JsonLd';
import { people } from '@/content/lists/people';
import { insights as words } from '@/content/pages/Insights';
import { site } from '@/content/site';
import { articleCard, monthOf } from '@/lib/cards';
import { pageMetadata, postTitle } from '@/lib/metadata';
import { insights, isHidden, related, slugParams, tagPath } from '@/lib/posts';
import { blogPosting, organizationSummary } from '@/lib/structuredData';

type Props = PageProps<'/Insights/[slug]'>;

export const generateStaticParams = () => slugParams('app/Insights', insights());

/** The slug may be encoded. */
async function articleOf({ params }: Props) {
  const slug = decodeURIComponent((await params).slug);
  return insights().find((article) => article.slug === slug) ?? notFound();
}

export async function generateMetadata(props: Props) {
  const { slug, title, description } = await articleOf(props);
  return pageMetadata(`/Insights/${slug}`, { title: postTitle(title), description });
}

export default async function ArticlePage(props: Props) {
  const article = await articleOf(props);
  const { slug, title, date, author, tags, readingTime, body } = article;
  const path = `/Insights/${slug}` as const;
  const person = people.find(({ name }) => name === author);
  const others = related(article, insights(), (each) => each.tags);
  return (
    <>
      <Post
        post={article}
        breadcrumb={
          <Breadcrumb path={path} name={title} parent={{ name: words.name, path: '/Insights' }} />
        }
        note={isHidden(article) ? words.draft : undefined}
        facts={[
          {
            label: words.author,
            value: person ? <EntryAuthor {...person} /> : (author ?? site.name),
          },
          { label: words.date, value: monthOf(date) },
          {
            label: words.tags,
            value: factLinks(tags.map((tag) => ({ title: tag, href: tagPath(tag) }))),
          },
          { label: words.readingTime, value: readingTime },
        ]}
        contents={words.contents}
      >
        <Markdown folder="insights">{body}</Markdown>
      </Post>
      <SelectedEntries
        id="related"
        words={words.related}
        entries={others.map(articleCard)}
        allHref="/Insights"
      />
      <Ask words={words.ask} />
      <ContentsSpy contentsId={CONTENTS_ID} />
      <JsonLd nodes={[organizationSummary(site), blogPosting(path, article, person)]} />
    </>
  );
}
