/** Finds the pages of a site, and reads what their HTML says. */
import { xmlElements } from '../../finish/elements';
import { DESTRUCTIVE } from './dialogs';
import { type Facts, factsOf } from './facts';
import type { Located } from './merge';
import { type Answer, createGet, findStart, parseUrl, pathOf } from './requests';

/** A page, with the path that findings name. */
export type SitePage = { path: string; answer: Answer; facts: Facts };

export type Site = {
  origin: string;
  /** The path of the URL that was given, for example `/` or `/my.repo/`. */
  base: string;
  /** In the order in which they were found. */
  pages: SitePage[];
  /** Returns undefined for a link that is not followed. */
  get: (url: string) => Promise<Answer | undefined>;
};

export type CrawlOptions = {
  /** Paths of pages that are in no sitemap, and to which no link leads. */
  paths: readonly string[];
  /** More URLs are not visited. */
  mostUrls?: number;
  /** The time in which the server must answer, in ms. */
  timeout: number;
  /** Resolves when a request may be sent. */
  turn: () => Promise<unknown>;
  report: (fault: Located) => void;
  /** Gets one line for each thing that a person should know, and that is no fault. */
  note: (line: string) => void;
};

/** More are not read. */
const MOST_SITEMAPS = 100;

/** As many connections as a browser opens to a host. */
const MOST_AT_ONCE = 6;

/** A calendar has pages without end, each one click from another. */
const MOST_CLICKS = 10;

/** A path that no site has. */
const MISSING = 'no-such-page-of-an-audit';

/** The URLs in a sitemap, or in the sitemaps of an index, on the origin of the audit. */
async function readSitemaps(
  first: string,
  get: Site['get'],
  report: (fault: Located) => void,
): Promise<string[] | undefined> {
  const { origin } = new URL(first);
  const sitemaps = new Set([first]);
  const pages = new Set<string>();
  let isFound = false;
  for (const sitemap of sitemaps) {
    const answer = await get(sitemap);
    const text = answer?.status === 200 ? answer.text : '';
    const [, kind] = /<(urlset|sitemapindex)\b/.exec(text) ?? [];
    if (!kind) continue;
    isFound = true;
    const locations = xmlElements(text).filter(({ name }) => name === 'loc');
    for (const loc of locations.map((element) => element.text.trim())) {
      const url = parseUrl(loc);
      if (!url) {
        const message = `names ${loc}, which is no URL`;
        report({ rule: 'reference', element: 'sitemap.xml', message, page: pathOf(sitemap) });
        continue;
      }
      const own = origin + url.pathname + url.search;
      if (kind === 'urlset') pages.add(own);
      else if (sitemaps.size < MOST_SITEMAPS) sitemaps.add(own);
    }
  }
  return isFound ? [...pages] : undefined;
}

/**
 * Finds pages in `sitemap.xml`, among the named paths and by following links, and one that does not
 * exist.
 *
 * @param url the URL of the home page
 * @throws Error if the site does not answer
 */
export async function crawl(
  url: string,
  { paths, mostUrls = 1000, timeout, turn, report, note }: CrawlOptions,
): Promise<Site> {
  const start = await findStart(url, { timeout, turn });
  const { origin, pathname: base } = new URL(start);
  const folder = base.endsWith('/') ? base : `${base}/`;
  const get = createGet(origin, { timeout, turn, report });
  const listed = await readSitemaps(`${origin}${folder}sitemap.xml`, get, report);
  if (!listed) note('No sitemap.xml: only pages that links lead to are audited');

  const missing = `${origin}${folder}${MISSING}`;
  const named = paths.map((path) => {
    const named = parseUrl(path, origin);
    if (named?.origin !== origin) throw new Error(`${path} is no path of ${origin}`);
    return named.href;
  });
  const seen = new Set<string>();
  /** Links that are not followed, and why. */
  const left = new Map<string, string>();
  let queue: string[] = [];

  function reasonToLeave(target: string, clicks: number): string | undefined {
    if (seen.size >= mostUrls) return `only ${mostUrls} URLs are visited`;
    if (clicks === 0) return undefined;
    if (DESTRUCTIVE.test(pathOf(target))) return 'their names say that they change something';
    if (clicks > MOST_CLICKS) return `they are more than ${MOST_CLICKS} clicks away`;
    return undefined;
  }
  function add(target: string, clicks: number) {
    if (seen.has(target) || left.has(target)) return;
    const why = reasonToLeave(target, clicks);
    if (why) {
      left.set(target, why);
      return;
    }
    seen.add(target);
    queue.push(target);
  }
  /** Also of what is outside of the folder of the site. */
  const isLeft = (target: string) =>
    left.has(target) || (!seen.has(target) && DESTRUCTIVE.test(pathOf(target)));

  for (const target of [start, missing, ...named, ...(listed ?? [])]) add(target, 0);
  for (const target of [...named, ...(listed ?? [])].filter((each) => seen.has(each))) {
    const answer = await get(target);
    if (answer && answer.status >= 400)
      report({
        rule: 'reference',
        element: listed?.includes(target) ? 'sitemap.xml' : 'the given path',
        message: `leads to ${pathOf(target)}, which answers ${answer.status}`,
        page: pathOf(target),
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

  const found = new Map<string, SitePage>();
  for (let clicks = 1; queue.length > 0; clicks += 1) {
    const batch = queue;
    queue = [];
    for (const [index, target] of batch.entries()) {
      // Those that follow are on their way.
      batch.slice(index, index + MOST_AT_ONCE).forEach((each) => void get(each));
      const answer = await get(target);
      if (!answer?.isHtml || found.has(answer.url)) continue;
      if (answer.status >= 400 && (answer.status !== 404 || target !== missing)) continue;
      const facts = factsOf(answer.text, answer.url);
      found.set(answer.url, { path: pathOf(answer.url), answer, facts });
      for (const { url: to } of [...facts.links, ...facts.alternates]) {
        // A static host ignores a query: it makes no other page.
        const target = to.split(/[?#]/)[0]!;
        if (target.startsWith(`${origin}${folder}`) || target === `${origin}${base}`)
          add(target, clicks);
      }
    }
  }
  for (const why of new Set(left.values())) {
    const urls = [...left.keys()].filter((each) => left.get(each) === why);
    note(
      `Links that are not followed, because ${why}: ${urls.length}, such as ${pathOf(urls[0]!)}`,
    );
  }
  return {
    origin,
    base: folder,
    pages: [...found.values()],
    get: async (target) => (isLeft(target) ? undefined : get(target)),
  };
}
