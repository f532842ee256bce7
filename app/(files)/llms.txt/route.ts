import { linkedProducts } from '@/lib/catalog/linkedProducts';
import { faqs } from '@/content/lists/faqs';
import { pagesHeading } from '@/content/navigation';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import type { Entry } from '@/lib/entries/read';
import { officeText } from '@/lib/records/company';
import { llmsTxt, type LlmsEntry } from '@/lib/seo/llmsTxt';
import { entries } from '@/lib/catalog/entries';
import { pageOf, recordOf } from '@/lib/catalog/page';
import { pages } from '@/lib/catalog/pages';
import { isIndexed, type PageRecord } from '@/lib/pages/record';

export const dynamic = 'force-static';

/** A section about one page, or nothing if search engines must not find the page. */
function about(id: string, entriesAt: (path: string) => LlmsEntry[]) {
  const page = pages().find((each) => each.id === id && isIndexed(each));
  return page ? [{ heading: page.name, entries: entriesAt(page.path) }] : [];
}

/** The offices, and how to reach the company. */
const facts = [...site.offices.map(officeText), site.email, site.phone.display];

const entryOf = ({ path, title, description }: PageRecord): LlmsEntry => ({
  name: title,
  path,
  note: description,
});

const sections = () => [
  { heading: pagesHeading, entries: routes.filter(isIndexed).map(entryOf) },
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
  ...Object.entries<readonly Entry[]>(entries())
    .filter(([, all]) => all.length > 0)
    .map(([name, all]) => ({
      heading: recordOf(name).words.name,
      entries: all.map((entry) => entryOf(pageOf(entry))),
    })),
];

/** /llms.txt: a summary of the site for language models, built from the text of the pages. */
export const GET = () =>
  new Response(llmsTxt(site.name, site.mission, facts, sections()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
