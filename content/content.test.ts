/** What content must be, also that of another company. What breaks the site stops the build. */
import { visit } from 'unist-util-visit';
import { products } from '@/content/lists/products';
import { quotes } from '@/content/lists/quotes';
import { services } from '@/content/lists/services';
import { parseMarkdown } from '@/lib/markdown';
import { insights, work } from '@/lib/posts';

it('each product is of a service', () => {
  const named = services.flatMap((service) => service.products);
  expect(products.map(({ id }) => id).filter((id) => !named.includes(id))).toEqual([]);
});

it('the case study of a quote exists', () => {
  const slugs = work(true).map(({ slug }) => slug);
  for (const { case: slug } of quotes) if (slug) expect(slugs).toContain(slug);
});

/** Syntax of Markdown, of other tools and of chats. A price, as $5, is none. */
const MARK =
  /\*\*|\]\(|\[![A-Z]+\]|==|\$(?![\s\d])[^$\n]*[^\s$]\$(?!\d)|\[[ x]\]|\[\^|\[\[|\{[{%#:.]|^:::|oaicite|【\d+|\[cite|turn\d+search\d+/im;

it('visitors do not read marks of Markdown or of placeholders', () => {
  const marked = [...work(true), ...insights(true)].flatMap(
    ({ slug, title, description, body }) => {
      const texts = [title, description];
      visit(parseMarkdown(body), 'text', ({ value }) => void texts.push(value));
      return texts.filter((text) => MARK.test(text)).map((text) => `${slug}: ${text}`);
    },
  );
  expect(marked).toEqual([]);
});
