import { notFound } from 'next/navigation';
import { Ask } from '@/components/sections/Ask';
import { Markdown } from '@/components/parts/Markdown';
import { factLinks, Post } from '@/components/sections/Post';
import { Results } from '@/components/sections/Results';
import { SelectedCards } from '@/components/sections/SelectedCards';
import { Breadcrumb } from '@/components/site/Breadcrumb';
import { JsonLd } from '@/components/site/JsonLd';
import { products } from '@/content/lists/products';
import { services } from '@/content/lists/services';
import { work as words } from '@/content/pages/Work';
import { caseCard, clientName, monthOf, productCard } from '@/lib/cards';
import { pageMetadata, postTitle } from '@/lib/metadata';
import { isHidden, related, slugParams, work } from '@/lib/posts';
import { articleNode } from '@/lib/structuredData';

type Props = PageProps<'/Work/[slug]'>;

export const generateStaticParams = () => slugParams('app/Work', work());

async function studyOf({ params }: Props) {
  const { slug } = await params;
  return work().find((study) => study.slug === slug) ?? notFound();
}

export async function generateMetadata(props: Props) {
  const { slug, title, description } = await studyOf(props);
  return pageMetadata(`/Work/${slug}`, { title: postTitle(title), description });
}

export default async function CasePage(props: Props) {
  const study = await studyOf(props);
  const { slug, date, results, quote, readingTime, body } = study;
  const path = `/Work/${slug}` as const;
  const client = clientName(study.client);
  const ownServices = services.filter(({ id }) => study.services.includes(id));
  const ownProducts = products.filter(({ id }) => study.products.includes(id));
  const others = related(study, work(), (each) => [...each.services, ...each.products]);
  return (
    <>
      <Post
        post={study}
        breadcrumb={
          <Breadcrumb path={path} name={client} parent={{ label: words.name, href: '/Work' }} />
        }
        note={isHidden(study) ? words.draft : undefined}
        results={<Results heading={words.results} results={results} />}
        facts={[
          { label: words.client, value: client },
          {
            label: words.services,
            value: factLinks(
              ownServices.map(({ id, title }) => ({ title, href: `/Services/${id}` })),
            ),
          },
          { label: words.products, value: factLinks(ownProducts.map(productCard)) },
          { label: words.date, value: monthOf(date) },
          { label: words.readingTime, value: readingTime },
          { label: words.references.label, value: words.references.text },
        ]}
        contents={words.contents}
      >
        <Markdown folder="work">{body}</Markdown>
        {quote ? (
          <figure className="pt-6">
            <blockquote>{quote.text}</blockquote>
            <figcaption>{quote.speaker}</figcaption>
          </figure>
        ) : null}
      </Post>
      <SelectedCards
        id="related"
        words={words.related}
        cards={others.map(caseCard)}
        allHref="/Work"
      />
      <Ask words={words.ask} />
      <JsonLd
        nodes={[
          articleNode(
            path,
            study,
            ownServices.map(({ title }) => title),
          ),
        ]}
      />
    </>
  );
}
