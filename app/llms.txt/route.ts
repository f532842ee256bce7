import { linkedProducts } from '@/app/linkedProducts';
import { faqs } from '@/content/collections/faqs';
import { services } from '@/content/collections/services';
import { routes } from '@/content/routes';
import { pagesHeading } from '@/content/navigation';
import { site } from '@/content/site';
import { llmsTxt, type LlmsEntry } from '@/lib/seo/llmsTxt';
import { listedRoutes } from '@/lib/seo/metadata';
import { fullDescription } from '@/lib/seo/structuredData';

export const dynamic = 'force-static';

/** A section about one page, or nothing if search engines must not find the page. */
function about(id: string, entriesAt: (path: string) => LlmsEntry[]) {
  const page = listedRoutes(routes).find((route) => route.id === id);
  return page ? [{ heading: page.name, entries: entriesAt(page.path) }] : [];
}

const sections = [
  {
    heading: pagesHeading,
    entries: listedRoutes(routes).map(({ path, title, description }) => ({
      name: title,
      path,
      note: description,
    })),
  },
  ...about('services', (path) =>
    services.map((service) => ({
      name: service.title,
      path: `${path}#${service.id}`,
      note: fullDescription(service),
    })),
  ),
  ...about('products', () =>
    linkedProducts.map(({ title, href, purpose }) => ({ name: title, path: href, note: purpose })),
  ),
  ...about('faq', (path) =>
    faqs.map(({ id, question, answer }) => ({
      name: question,
      path: `${path}#${id}`,
      note: answer,
    })),
  ),
];

/** /llms.txt: a summary of the site for language models, built from the text of the pages. */
export const GET = () =>
  new Response(llmsTxt(site.name, site.mission, sections), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
