import { notFound } from 'next/navigation';
import { Ask } from '@/components/sections/Ask';
import { Markdown } from '@/components/parts/Markdown';
import { Portrait } from '@/components/parts/Portrait';
import { SiteLink } from '@/components/parts/SiteLink';
import { factLinks, Post } from '@/components/sections/Post';
import { SelectedCards } from '@/components/sections/SelectedCards';
import { Breadcrumb } from '@/components/site/Breadcrumb';
import { JsonLd } from '@/components/site/JsonLd';
import { people, type Author } from '@/content/lists/people';
import { insights as words } from '@/content/pages/Insights';
import { site } from '@/content/site';
import { articleCard, monthOf } from '@/lib/cards';
import { pageMetadata, postTitle } from '@/lib/metadata';
import { insights, isHidden, related, slugParams, tagPath } from '@/lib/posts';
import { articleNode } from '@/lib/structuredData';

type Props = PageProps<'/Insights/[slug]'>;

export const generateStaticParams = () => slugParams('app/Insights', insights());

async function articleOf({ params }: Props) {
  const { slug } = await params;
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
          <Breadcrumb path={path} name={title} parent={{ label: words.name, href: '/Insights' }} />
        }
        note={isHidden(article) ? words.draft : undefined}
        facts={[
          {
            label: words.author,
            value: person ? <AuthorLine {...person} /> : (author ?? site.name),
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
      <SelectedCards
        id="related"
        words={words.related}
        cards={others.map(articleCard)}
        allHref="/Insights"
      />
      <Ask words={words.ask} />
      <JsonLd nodes={[articleNode(path, article, tags, person)]} />
    </>
  );
}

const AuthorLine = ({ name, role, photo, index, href }: Author) => (
  <div className="flex flex-wrap items-center gap-3 pt-2">
    <Portrait name={name} photo={photo} index={index} sizes="4rem" className="w-16" />
    <div>
      <SiteLink href={href} className="-my-2.5 inline-block py-2.5 underline underline-offset-4">
        {name}
      </SiteLink>
      <p className="text-small text-ink-soft">{role}</p>
    </div>
  </div>
);
