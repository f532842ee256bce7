import { Feed } from 'feed';
import { notFound } from 'next/navigation';
import { collections } from '@/content/collections';
import { site } from '@/content/site';
import { entryPictureUrl } from '@/app/_page/entryPictureUrl';
import type { Collection } from '@/lib/entries/collection';
import { escaped, feedText } from '@/lib/entries/feedText';
import { groupFolder, groupsIn } from '@/lib/entries/groups';
import type { Entry } from '@/lib/entries/read';
import { validXml } from '@/lib/entries/xml';
import { joinedNames } from '@/lib/text/joinedNames';
import { FEED } from '@/lib/pages/entryPages';
import { authorNamed } from '@/lib/catalog/people';
import { recordOf } from '@/lib/catalog/page';
import { inFeed } from '@/lib/catalog/feed';
import { absoluteUrl } from '@/lib/pages/urls';

export const dynamic = 'force-static';

/**
 * `feed` 6 escapes only `&` and quotes in attributes. No text has this code point, which Unicode
 * reserves for use inside of programs.
 */
const LESS_THAN = '\ufdd0';

/** The tags of an entry. Each names the folder of its lists. */
const categories = (entry: Entry, record: Collection) =>
  groupsIn(entry, record).map((value) => ({
    name: value.replaceAll('<', LESS_THAN),
    term: value.replaceAll('<', LESS_THAN),
    scheme: absoluteUrl(`${groupFolder(record)}/`),
  }));

/** Who has written an entry: one of the people, somebody else, or the company. */
function authorIn({ author = site.name }: Entry) {
  const person = authorNamed(author);
  return { name: author, ...(person?.href && { link: absoluteUrl(person.href) }) };
}

/** /feed.xml: the newest entries with their full text, as an Atom feed. */
export function GET() {
  const entries = inFeed();
  const records = Object.keys(collections)
    .filter((name) => entries.some(({ collection }) => collection === name))
    .map(recordOf);
  const [newest] = entries;
  const [first, ...others] = records;
  if (!newest || !first) notFound();
  const url = absoluteUrl(others.length > 0 ? '/' : first.path);
  const feed = new Feed({
    id: url,
    link: url,
    title: `${joinedNames(
      records.map(({ words }) => words.name),
      site.language,
    )}: ${site.name}`,
    description: others.length > 0 ? site.mission : first.words.description,
    language: site.language,
    copyright: site.name,
    generator: false,
    updated: new Date(newest.date),
    feedLinks: { atom: absoluteUrl(FEED) },
    author: { name: site.name, link: absoluteUrl('/') },
  });
  for (const entry of entries) {
    const link = absoluteUrl(entry.path);
    const record = recordOf(entry.collection);
    feed.addItem({
      id: link,
      link,
      title: escaped(entry.title),
      description: escaped(entry.description),
      content: feedText(entry, link, entryPictureUrl(entry)),
      author: [authorIn(entry)],
      category: categories(entry, record),
      published: new Date(entry.date),
      date: new Date(entry.date),
    });
  }
  return new Response(validXml(feed.atom1()).replaceAll(LESS_THAN, '&lt;'), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
}
