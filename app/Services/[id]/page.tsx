import { notFound } from 'next/navigation';
import { linkedProducts } from '@/lib/catalog/linkedProducts';
import { Ask, Crumbs, breadcrumbData } from '@/app/_page/pageParts';
import { Faq } from '@/components/sections/Faq';
import { Process } from '@/components/sections/Process';
import { SelectedEntries } from '@/components/sections/SelectedEntries';
import { ServiceScope } from '@/components/sections/ServiceScope';
import { TypicalProjects } from '@/components/sections/TypicalProjects';
import { JsonLd } from '@/components/site/JsonLd';
import { PageHeader } from '@/components/site/PageHeader';
import { services } from '@/content/lists/services';
import { servicePage as words } from '@/content/pages/Services';
import { site } from '@/content/site';
import { filled } from '@/lib/text/filled';
import { articleCard, caseCard } from '@/lib/cards';
import { pathOf } from '@/lib/catalog/pages';
import { metadataOf, pageWithId } from '@/lib/catalog/page';
import { idParams, recordNamed } from '@/lib/pages/recordPages';
import { insights, work } from '@/lib/posts';
import { faqPage, organizationSummary, serviceNode } from '@/lib/seo/structuredData';

type Props = { params: Promise<{ id: string }> };

export const generateStaticParams = () => idParams(services);

/** A service with the record of its page. */
async function shown({ params }: Props) {
  const service = (await recordNamed(services, params)) ?? notFound();
  return { service, route: pageWithId(`services/${service.id}`) };
}

export const generateMetadata = async (props: Props) => metadataOf((await shown(props)).route);

export default async function ServicePage(props: Props) {
  const { service, route } = await shown(props);
  const { title, note, gets, page } = service;
  const all = pageWithId('services');
  const list = { label: all.name, href: all.path };
  const cases = work().filter((study) => study.services.includes(service.id));
  const articles = insights().filter((article) => article.services.includes(service.id));
  const products = linkedProducts.filter(({ id }) => service.products.includes(id));
  return (
    <>
      <PageHeader heading={title} note={note} intro={page.intro} tiles={service.products}>
        <Crumbs list={list} current={title} />
      </PageHeader>
      <ServiceScope words={words.scope} gets={gets} limits={page.limits} />
      <TypicalProjects
        words={words.typical}
        projects={service.typical}
        language={site.language}
        currency={words.currency}
      />
      <Process words={{ ...words.process, steps: page.steps }} />
      <SelectedEntries
        id="work"
        words={words.work}
        entries={cases.map(caseCard)}
        allHref={pathOf('work')}
      />
      <SelectedEntries
        id="products"
        words={words.products}
        entries={products.map(({ image, ...product }) => ({ ...product, picture: image }))}
        allHref={pathOf('products')}
      />
      <Faq words={{ heading: filled(words.questions, { title }) }} items={page.questions} />
      <SelectedEntries
        id="articles"
        words={words.articles}
        entries={articles.map(articleCard)}
        allHref="/Insights"
      />
      <Ask words={page.ask} about={title} />
      <JsonLd
        nodes={[
          organizationSummary(site),
          breadcrumbData({ ...route, list }),
          serviceNode(service, route.path),
          ...(page.questions.length > 0 ? [faqPage(route.path, page.questions)] : []),
        ]}
      />
    </>
  );
}
