import { Feed } from 'feed';
import { toHtml } from 'hast-util-to-html';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { people } from '@/content/lists/people';
import { insights as words } from '@/content/pages/Insights';
import { site } from '@/content/site';
import { parseMarkdown } from '@/lib/markdown';
import { pictures } from '@/lib/pictures.generated';
import { insights, pictureKey } from '@/lib/posts';
import { absolutePictureUrl, absoluteUrl, linkUrl } from '@/lib/urls';

export const dynamic = 'force-static';

/** Readers ask for the whole feed again and again. */
const MOST = 20;

const generated: Readonly<Record<string, { src: string } | undefined>> = pictures;

/** In `next dev`, a new picture has not been generated yet. */
function pictureUrl(file: string) {
  const key = pictureKey('insights', file);
  return absolutePictureUrl(generated[key]?.src ?? key);
}

/** `feed` declares titles and descriptions as HTML. */
const escaped = (value: string) => toHtml({ type: 'text', value });

const toElements = unified().use(remarkRehype);

/** For readers who are not on the page of the post. */
const absoluteLink = (href: string, page: string) =>
  new URL(href.startsWith('/') ? linkUrl(href) : href, page).href;

/** @param page the URL of the post */
function feedText(body: string, page: string) {
  const tree = toElements.runSync(parseMarkdown(body));
  visit(tree, 'element', ({ tagName, properties }) => {
    const { href, src } = properties;
    if (tagName === 'a') properties.href = absoluteLink(String(href), page);
    if (tagName === 'img') properties.src = pictureUrl(String(src));
  });
  // `feed` 6 splits only the first end of a CDATA section, so that a second one would end the XML.
  return toHtml(tree).replaceAll(']]>', ']]&gt;');
}

function authorIn(author = site.name) {
  const person = people.find(({ name }) => name === author);
  return { name: author, ...(person && { link: absoluteUrl(person.href) }) };
}

export function GET() {
  const articles = insights().slice(0, MOST);
  const url = absoluteUrl('/Insights');
  const feed = new Feed({
    id: url,
    link: url,
    title: `${words.name}: ${site.name}`,
    description: words.description,
    language: site.language,
    copyright: site.name,
    generator: false,
    updated: new Date(articles[0]?.date ?? 0),
    feedLinks: { atom: absoluteUrl('/feed.xml') },
    author: { name: site.name, link: absoluteUrl('/') },
  });
  for (const { slug, title, description, date, author, tags, body } of articles) {
    const link = absoluteUrl(`/Insights/${slug}`);
    feed.addItem({
      id: link,
      link,
      title: escaped(title),
      description: escaped(description),
      content: feedText(body, link),
      author: [authorIn(author)],
      category: tags.map((tag) => ({
        name: tag,
        term: tag,
        scheme: absoluteUrl('/Insights/tags/'),
      })),
      published: new Date(date),
      date: new Date(date),
    });
  }
  return new Response(feed.atom1(), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
}
