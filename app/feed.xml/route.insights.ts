import { Feed } from 'feed';
import { notFound } from 'next/navigation';
import { entries } from '@/lib/pages/shown';
import { insightsPath } from '@/lib/pages/shown';
import { entryLists } from '@/content/entryLists';
import { site } from '@/content/site';
import { escaped, feedText } from '@/lib/entries/feedText';
import { entryPath, FEED, pictureKey } from '@/lib/pages/entries';
import { generatedPicture } from '@/lib/entries/picture';
import { validXml } from '@/lib/entries/xml';
import { absoluteUrl } from '@/lib/pages/urls';
import { pictures } from '@/lib/pictures.generated';

export const dynamic = 'force-static';

const pictureUrl = (file: string) => {
  const key = pictureKey('insights', file);
  const picture = generatedPicture(key);
  return absoluteUrl(picture ? pictures[picture].src : key);
};

/** Readers ask for the whole feed again and again, so it does not grow with the number of articles. */
const NEWEST = 20;

/** /feed.xml: the newest articles with their full text, as an Atom feed. */
export function GET() {
  const { name, description } = entryLists.insights;
  // In `next dev`, there may be no articles.
  if (!insightsPath) notFound();
  const url = absoluteUrl(insightsPath);
  const feed = new Feed({
    id: url,
    link: url,
    title: `${name}: ${site.name}`,
    description,
    language: site.language,
    copyright: site.name,
    generator: false,
    updated: new Date(entries.insights[0]!.date),
    feedLinks: { atom: absoluteUrl(FEED) },
    author: { name: site.name, link: absoluteUrl('/') },
  });
  for (const entry of entries.insights.slice(0, NEWEST)) {
    const link = absoluteUrl(entryPath(entryLists, entry));
    feed.addItem({
      id: link,
      link,
      title: escaped(entry.title),
      description: escaped(entry.description),
      content: feedText(entry, link, pictureUrl),
      author: [{ name: entry.author ?? site.name }],
      published: new Date(entry.date),
      date: new Date(entry.date),
    });
  }
  return new Response(validXml(feed.atom1()), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
}
