import { notFound } from 'next/navigation';
import { Ask } from '@/components/sections/Ask';
import { Faq } from '@/components/sections/Faq';
import { Process } from '@/components/sections/Process';
import { SelectedCards } from '@/components/sections/SelectedCards';
import { ServiceScope } from '@/components/sections/ServiceScope';
import { TypicalProjects } from '@/components/sections/TypicalProjects';
import { JsonLd } from '@/components/site/JsonLd';
import { PageHeader } from '@/components/site/PageHeader';
import { products } from '@/content/lists/products';
import { services } from '@/content/lists/services';
import { servicePage as words, servicesPage } from '@/content/pages/Services';
import { articleCard, caseCard, productCard } from '@/lib/cards';
import { pageMetadata } from '@/lib/metadata';
import { insights, work } from '@/lib/posts';
import { faqPage } from '@/lib/structuredData';
import { filled } from '@/lib/text';

type Props = PageProps<'/Services/[id]'>;

export const generateStaticParams = () => services.map(({ id }) => ({ id }));

async function serviceOf({ params }: Props) {
  const { id } = await params;
  return services.find((service) => service.id === id) ?? notFound();
}

export async function generateMetadata(props: Props) {
  const { id, page } = await serviceOf(props);
  return pageMetadata(`/Services/${id}`, page);
}

export default async function ServicePage(props: Props) {
  const service = await serviceOf(props);
  const { id, title, note, gets, page } = service;
  const path = `/Services/${id}` as const;
  const cases = work().filter((study) => study.services.includes(id));
  const articles = insights().filter((article) => article.services.includes(id));
  const shown = products.filter((product) => service.products.includes(product.id));
  return (
    <>
      <PageHeader
        path={path}
        parent={{ label: servicesPage.name, href: '/Services' }}
        words={{ name: title, heading: title, intro: page.intro }}
        note={note}
        tiles={service.products}
      />
      <ServiceScope words={words.scope} gets={gets} limits={page.limits} />
      <TypicalProjects words={words.typical} projects={service.typical} />
      <Process words={{ ...words.process, steps: page.steps }} />
      <SelectedCards id="work" words={words.work} cards={cases.map(caseCard)} allHref="/Work" />
      <SelectedCards
        id="products"
        words={words.products}
        cards={shown.map(productCard)}
        allHref="/Products"
      />
      <Faq words={{ heading: filled(words.questions, { title }) }} items={page.questions} />
      <SelectedCards
        id="articles"
        words={words.articles}
        cards={articles.map(articleCard)}
        allHref="/Insights"
      />
      <Ask words={page.ask} about={title} />
      {page.questions.length > 0 ? <JsonLd nodes={[faqPage(path, page.questions)]} /> : null}
    </>
  );
}
