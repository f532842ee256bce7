import { linkedProducts } from '@/lib/catalog/linkedProducts';
import { faqs } from '@/content/lists/faqs';
import { pagesHeading } from '@/content/navigation';
import { routes } from '@/content/routes';
import { insights as insightsWords } from '@/content/pages/Insights';
import { work as workWords } from '@/content/pages/Work';
import { site } from '@/content/site';
import { insights, work } from '@/lib/posts';
import { officeText } from '@/lib/records/company';
import { llmsTxt, type LlmsEntry } from '@/lib/seo/llmsTxt';
import { pageWithId } from '@/lib/catalog/page';
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

/** A section about posts, if there are any. */
const posts = (heading: string, list: 'work' | 'insights', all: readonly { slug: string }[]) =>
  all.length > 0
    ? [{ heading, entries: all.map(({ slug }) => entryOf(pageWithId(`${list}/${slug}`))) }]
    : [];

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
  ...posts(workWords.name, 'work', work()),
  ...posts(insightsWords.name, 'insights', insights()),
];

/** /llms.txt: a summary of the site for language models, built from the text of the pages. */
export const GET = () =>
  new Response(llmsTxt(site.name, site.mission, facts, sections()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
