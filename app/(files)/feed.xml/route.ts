import { Feed } from 'feed';
import { insights as words } from '@/content/pages/Insights';
import { site } from '@/content/site';
import { authorNamed } from '@/lib/catalog/people';
import { escaped, feedText } from '@/lib/feedText';
import { absolutePictureUrl } from '@/lib/pages/pictureUrl';
import { absoluteUrl } from '@/lib/pages/urls';
import { pictures } from '@/lib/pictures.generated';
import { insights, pictureKey } from '@/lib/posts';

export const dynamic = 'force-static';

/** Readers ask for the whole feed again and again, so it does not grow with the number of articles. */
const MOST = 20;

const generated: Readonly<Record<string, { src: string } | undefined>> = pictures;

/** In `next dev`, a new picture has not been generated yet. */
function pictureUrl(file: string) {
  const key = pictureKey('insights', file);
  return absolutePictureUrl(generated[key]?.src ?? key);
}

/** Who has written an article: one of the people, somebody else, or the company. */
function authorIn(author = site.name) {
  const person = authorNamed(author);
  return { name: author, ...(person?.href && { link: absoluteUrl(person.href) }) };
}

/** The newest articles with their full text, as an Atom feed. */
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
      content: feedText(body, link, pictureUrl),
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
