import { faqs } from '@/content/collections/faqs';
import { products } from '@/content/collections/products';
import { services } from '@/content/collections/services';
import { routes } from '@/content/routes';
import { pagesHeading } from '@/content/navigation';
import { site } from '@/content/site';
import { llmsTxt } from '@/lib/seo/llmsTxt';
import { listedRoutes, routeAt } from '@/lib/seo/metadata';
import { productHref } from '@/lib/paths';
import { fullDescription } from '@/lib/seo/structuredData';

export const dynamic = 'force-static';

const { canonical: atServices, name: servicesName } = routeAt(routes, '/Services');
const { name: productsName } = routeAt(routes, '/Products');
const { canonical: atFaq, name: faqName } = routeAt(routes, '/FAQ');

const sections = [
  {
    heading: pagesHeading,
    entries: listedRoutes(routes).map(({ path, title, description }) => ({
      name: title,
      path,
      note: description,
    })),
  },
  {
    heading: servicesName,
    entries: services.map((service) => ({
      name: service.title,
      path: atServices,
      note: fullDescription(service),
    })),
  },
  {
    heading: productsName,
    entries: products.map(({ id, title }) => ({
      name: title,
      path: productHref(id),
    })),
  },
  {
    heading: faqName,
    entries: faqs.map(({ id, question, answer }) => ({
      name: question,
      path: `${atFaq}#${id}`,
      note: answer,
    })),
  },
];

/** /llms.txt: a summary of the site for language models, built from the text of the pages. */
export const GET = () =>
  new Response(llmsTxt(site.name, site.mission, sections), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
