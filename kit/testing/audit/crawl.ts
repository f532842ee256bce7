/** Finds the pages of a site, and reads what their HTML says. */
import { decode } from '../../finish/markup';
import { type Facts, readFacts } from './facts';
import { type Located } from './merge';
import { PageError, type Session, type Tab } from './session';

/** A response of the origin, after redirects. */
export type Answer = {
  url: string;
  status: number;
  /** Empty for a file that is no HTML. */
  html: string;
  isHtml: boolean;
  headers: Headers;
};

/** A page, with the path that findings name. */
export type SitePage = { path: string; answer: Answer; facts: Facts };

export type Site = {
  session: Session;
  /** The path of the URL that was given, for example `/` or `/my.repo/`. */
  base: string;
  /** In the order in which they were found. */
  pages: SitePage[];
  /** One line for each thing that a person should know, and that is no fault. */
  notes: string[];
  get: (url: string) => Promise<Answer | undefined>;
};

/** More pages than these are not visited. */
const MOST_PAGES = 1000;

export const MOST_HOPS = 10;

/** A path that no site has. */
const MISSING = 'no-such-page-of-an-audit';

export const pathOf = (url: string) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/**
 * Requests each URL of the origin once. Follows redirects, and gives up when one leaves the origin.
 *
 * @param report gets a fault for each URL that does not answer
 */
function createGet(session: Session, report: (fault: Located) => void) {
  const { origin, timeout } = session;
  const answers = new Map<string, Promise<Answer | undefined>>();
  async function request(url: string, hops: number): Promise<Answer | undefined> {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { accept: 'text/html,*/*' },
      signal: AbortSignal.timeout(timeout),
    });
    const { status, headers } = response;
    const location = headers.get('location');
    if (status >= 300 && status < 400 && location) {
      await response.body?.cancel();
      const next = new URL(location, url);
      next.hash = '';
      if (next.origin !== origin || hops === 0) return undefined;
      return request(next.href, hops - 1);
    }
    const isHtml = /html/.test(headers.get('content-type') ?? '');
    const html = isHtml ? await response.text() : '';
    if (!isHtml) await response.body?.cancel();
    return { url, status, html, isHtml, headers };
  }
  return (url: string) => {
    const { href } = new URL(url.split('#')[0]!);
    const ask = () =>
      request(href, MOST_HOPS).catch((error: Error) => {
        const late = error.name === 'TimeoutError' ? ` in ${timeout / 1000} s` : '';
        const message = `does not answer${late}`;
        report({ rule: 'load', element: 'the server', message, page: pathOf(href) });
        return undefined;
      });
    if (!answers.has(href)) answers.set(href, ask());
    return answers.get(href)!;
  };
}

/** The URLs in a sitemap, or in the sitemaps of an index, on the origin of the audit. */
async function readSitemap(url: string, session: Session): Promise<string[] | undefined> {
  const { origin, timeout } = session;
  const signal = AbortSignal.timeout(timeout);
  const response = await fetch(url, { signal }).catch(() => undefined);
  const text = response?.ok ? await response.text() : '';
  if (!/<(urlset|sitemapindex)\b/.test(text)) return undefined;
  const urls = [...text.matchAll(/<loc>\s*([^<]*?)\s*<\/loc>/g)].map(([, loc]) => {
    const { pathname, search } = new URL(decode(loc!));
    return origin + pathname + search;
  });
  if (!text.includes('<sitemapindex')) return urls;
  const lists = await Promise.all(urls.map((each) => readSitemap(each, session)));
  return lists.flatMap((list) => list ?? []);
}

/**
 * Finds pages in `sitemap.xml`, among the named paths and by following links, and one that does not
 * exist. Reads each of them with scripts off.
 *
 * @param report gets a fault for each page that does not load
 */
export async function crawl(
  session: Session,
  start: string,
  paths: readonly string[],
  report: (fault: Located) => void,
): Promise<Site> {
  const { origin } = session;
  const base = new URL(start).pathname;
  const folder = base.endsWith('/') ? base : `${base}/`;
  const get = createGet(session, report);
  const notes: string[] = [];
  const listed = await readSitemap(`${origin}${folder}sitemap.xml`, session);
  if (!listed) notes.push('No sitemap.xml: only pages that links lead to are audited');

  const missing = `${origin}${folder}${MISSING}`;
  const named = paths.map((path) => new URL(path, origin).href);
  const found = new Map<string, SitePage>();
  const seen = new Set<string>();
  let queue = [start, ...(listed ?? []), ...named, missing];
  for (const url of [...(listed ?? []), ...named]) {
    const answer = await get(url);
    if (answer && answer.status >= 400)
      report({
        rule: 'reference',
        element: listed?.includes(url) ? 'sitemap.xml' : 'the given path',
        message: `leads to ${pathOf(url)}, which answers ${answer.status}`,
        page: pathOf(url),
      });
  }
  const none = await get(missing);
  if (none && none.status < 400)
    report({
      rule: 'not-found',
      element: 'the server',
      message: `answers ${none.status} instead of 404 if a page does not exist`,
      page: pathOf(missing),
    });
  const open = () => session.tab({ scripts: false });
  const fail = ({ url }: Answer, message: string) =>
    report({ rule: 'load', element: 'the page', message, page: pathOf(url) });
  /** A static host ignores a query: what a link adds to the URL of a page makes no other page. */
  const isAnother = async ({ url, html }: Answer) => {
    const { origin: host, pathname, search } = new URL(url);
    if (search === '' || named.includes(url)) return true;
    const plain = await get(host + pathname);
    return plain?.html !== html;
  };
  while (queue.length > 0) {
    const fresh = [...new Set(queue)].filter((url) => !seen.has(url));
    for (const url of fresh) seen.add(url);
    const next: string[] = [];
    const opened = new Map<string, Facts>();
    const answers = await Promise.all(fresh.map((url) => get(url)));
    const pages = answers.filter(
      (answer, index): answer is Answer =>
        answer !== undefined &&
        answer.isHtml &&
        (answer.status < 400 || (answer.status === 404 && fresh[index] === missing)) &&
        !found.has(answer.url),
    );
    const unique: Answer[] = [];
    for (const answer of new Map(pages.map((each) => [each.url, each])).values())
      if (await isAnother(answer)) unique.push(answer);
    const work = async (answer: Answer, tab: Tab) => {
      try {
        await session.open(tab, answer.url);
        opened.set(answer.url, await readFacts(tab.page));
      } catch (error) {
        if (!(error instanceof PageError)) throw error;
        fail(answer, error.message);
      }
    };
    await session.inTabs(unique.slice(0, MOST_PAGES - found.size), {
      open,
      work,
      fail,
      note: (line) => notes.push(line),
    });
    for (const answer of unique) {
      const facts = opened.get(answer.url);
      if (!facts) continue;
      found.set(answer.url, { path: pathOf(answer.url), answer, facts });
      for (const { url } of [...facts.links, ...facts.alternates]) {
        const target = url.split('#')[0]!;
        if (target.startsWith(`${origin}${folder}`) || target === `${origin}${base}`)
          next.push(target);
      }
    }
    if (unique.length > 0 && found.size >= MOST_PAGES) {
      notes.push(`Only the first ${MOST_PAGES} pages are audited`);
      break;
    }
    queue = next;
  }
  return { session, base: folder, pages: [...found.values()], notes, get };
}
