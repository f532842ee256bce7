/** @jest-environment jsdom */
import { setBuild } from '@/jest.build';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { GET } from '@/app/(files)/feed.xml/route';
import { feedHref } from '@/lib/catalog/feed';
import { unusedPages } from '@/lib/pages/entries';

const project = mkdtempSync(path.join(tmpdir(), 'feed-'));
const log = path.join(project, 'content/log');
mkdirSync(log, { recursive: true });

const write = (name: string, day: string, more: string) =>
  writeFileSync(
    path.join(log, name),
    `---\ntitle: Tar & <pitch>\ndescription: 1 < 2\npicture: a.webp\nalt: A\ndate: ${day}\n${more}\n---\n## Why\n\nCode: \`]]>\` and [a link](/Log), [another](/shop/tar%20%26%20pitch).`,
  );
write('one.md', '2026-03-31', 'author: Ada Shore\ntags: [Larch, "Tar & pitch", "<dialog>"]');
write('two.md', '2026-03-30', 'author: Bo');
write('three.md', '2026-03-29', '');

jest.spyOn(process, 'cwd').mockReturnValue(project);
afterAll(() => rmSync(project, { recursive: true }));

/** Jest's browser has no `Response`. */
class Answer {
  constructor(
    readonly text: string,
    readonly init: { headers: Record<string, string> },
  ) {}
}
Object.assign(globalThis, { Response: Answer });

setBuild({ BASE_PATH: '/site' });

const ATOM = 'http://www.w3.org/2005/Atom';
const answer = GET() as unknown as Answer;
const feed = new DOMParser().parseFromString(answer.text, 'application/xml').documentElement;
const childrenOf = (element: Element, name: string) =>
  [...element.children].filter((child) => child.namespaceURI === ATOM && child.localName === name);
const textsOf = (element: Element, name: string) =>
  childrenOf(element, name).map(({ textContent }) => textContent!.trim());
const entries = childrenOf(feed, 'entry');

/*
 * We know no validator on npm that works offline, so these tests check what RFC 4287 requires.
 */

/** RFC 3339, as section 3.3 of RFC 4287 requires. */
const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

it('is well-formed XML, served as Atom', () => {
  expect(feedHref()).toBe('/site/feed.xml');
  expect(answer.init.headers).toEqual({ 'Content-Type': 'application/atom+xml; charset=utf-8' });
  expect(feed.querySelector('parsererror')).toBeNull();
  expect([feed.namespaceURI, feed.localName]).toEqual([ATOM, 'feed']);
  expect(entries).toHaveLength(3);
});

it('the feed and each entry have what RFC 4287 requires, once: an id, a title, a date, and an author', () => {
  for (const element of [feed, ...entries]) {
    for (const name of ['id', 'title', 'updated']) expect(textsOf(element, name)).toHaveLength(1);
    expect(URL.canParse(textsOf(element, 'id')[0]!)).toBe(true);
    expect(textsOf(element, 'updated')[0]).toMatch(DATE);
    for (const date of textsOf(element, 'published')) expect(date).toMatch(DATE);
    expect(childrenOf(element, 'author')).toHaveLength(1);
    expect(textsOf(childrenOf(element, 'author')[0]!, 'name')).toHaveLength(1);
  }
  const ids = entries.map((entry) => textsOf(entry, 'id')[0]);
  expect(new Set(ids).size).toBe(ids.length);
});

it('has the text of an entry as HTML with absolute URLs, and the end of a CDATA section in it', () => {
  const [content] = childrenOf(entries[0]!, 'content');
  expect(content!.getAttribute('type')).toBe('html');
  expect(content!.textContent).toMatch(/<a href="https:\/\/[^"/]+\/site\/Log">/);
  expect(content!.textContent).toMatch(
    /<a href="https:\/\/[^"/]+\/shop\/tar%20%26%20pitch">another</,
  );
  expect(content!.textContent).toContain(']]&gt;');
  expect(textsOf(entries[0]!, 'title')).toEqual(['Tar &#x26; &#x3C;pitch>']);
});

it('a build without entries deletes the files of the feed, whose folder is known', () => {
  const [feedFiles] = unusedPages({}, {});
  expect(feedFiles!.path).toBe('/feed.xml');
  expect(existsSync(path.join('app', feedFiles!.route, 'route.ts'))).toBe(true);
});
