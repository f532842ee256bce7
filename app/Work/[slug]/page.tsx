import { notFound } from 'next/navigation';
import { Ask, Crumbs, breadcrumbData } from '@/app/_page/pageParts';
import { ContentsSpy } from '@/components/islands/page/ContentsSpy';
import { Markdown } from '@/components/parts/Markdown';
import { CONTENTS_ID } from '@/components/sections/Contents';
import { factLinks } from '@/components/sections/EntryFacts';
import { Post } from '@/components/sections/Post';
import { Results } from '@/components/sections/Results';
import { SelectedEntries } from '@/components/sections/SelectedEntries';
import { JsonLd } from '@/components/site/JsonLd';
import { services } from '@/content/lists/services';
import { work as words } from '@/content/pages/Work';
import { site } from '@/content/site';
import { linkedProducts } from '@/lib/catalog/linkedProducts';
import { metadataOf, pageWithId } from '@/lib/catalog/page';
import { caseCard, clientName, monthOf } from '@/lib/cards';
import { isHidden, related, slugParams, work } from '@/lib/posts';
import { caseArticle } from '@/lib/seo/postData';
import { organizationSummary } from '@/lib/seo/structuredData';

type Props = PageProps<'/Work/[slug]'>;

export const generateStaticParams = () => slugParams('app/Work', work());

/** The slug may be encoded. */
async function studyOf({ params }: Props) {
  const slug = decodeURIComponent((await params).slug);
  return work().find((study) => study.slug === slug) ?? notFound();
}

export const generateMetadata = async (props: Props) =>
  metadataOf(pageWithId(`work/${(await studyOf(props)).slug}`));

export default async function CasePage(props: Props) {
  const study = await studyOf(props);
  const { slug, date, results, quote, readingTime, body } = study;
  const path = `/Work/${slug}`;
  const list = { label: words.name, href: '/Work' } as const;
  const client = clientName(study.client);
  const ownServices = services.filter(({ id }) => study.services.includes(id));
  const ownProducts = linkedProducts.filter(({ id }) => study.products.includes(id));
  const others = related(study, work(), (each) => [...each.services, ...each.products]);
  return (
    <>
      <Post
        post={study}
        breadcrumb={<Crumbs list={list} current={client} />}
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
          { label: words.products, value: factLinks(ownProducts) },
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
      <SelectedEntries
        id="related"
        words={words.related}
        entries={others.map(caseCard)}
        allHref="/Work"
      />
      <Ask words={words.ask} />
      <ContentsSpy contentsId={CONTENTS_ID} />
      <JsonLd
        nodes={[
          organizationSummary(site),
          caseArticle(
            path,
            study,
            ownServices.map(({ title }) => title),
          ),
          breadcrumbData({ path, name: client, list }),
        ]}
      />
    </>
  );
}
