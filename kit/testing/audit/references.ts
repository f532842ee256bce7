/** Judges of what pages refer to: pages, anchors, files, canonical and alternate versions. */
import type { Fault } from '../fault';
import type { Site, SitePage } from './crawl';
import { parseUrl, pathOf } from './requests';

/** The URL on the origin of the audit, wherever the site will be: a preview names its own domain. */
const onOrigin = (url: string, origin: string) => origin + pathOf(url);

/** The id that a fragment names. In `#100%`, the sign encodes nothing. */
function idOf(hash: string) {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Judges links, anchors, pictures and other files. */
export async function referenceFaults(site: Site, page: SitePage): Promise<Fault[]> {
  const { origin, pages } = site;
  const faults: Fault[] = [];
  const add = (element: string, message: string) =>
    faults.push({ rule: 'reference', element, message });
  const { links, files } = page.facts;
  const isLink = new Set(links);
  // The pictures of social cards have the domain of the site.
  const own = pages.flatMap(({ facts }) =>
    facts.canonical.slice(0, 1).map((url) => parseUrl(url)?.origin),
  );
  for (const reference of [...links, ...files]) {
    const { element } = reference;
    if (reference.url.startsWith('invalid:')) {
      add(element, `has no valid URL: ${reference.url.slice('invalid:'.length)}`);
      continue;
    }
    const { origin: host, hash, protocol } = new URL(reference.url);
    if (!/^https?:$/.test(protocol)) continue;
    if (host !== origin && (isLink.has(reference) || !own.includes(host))) continue;
    const url = onOrigin(reference.url, origin);
    const isSamePage = reference.url.split('#')[0] === page.answer.url;
    // A page that does not exist may link to its own content.
    const status = isSamePage ? undefined : (await site.get(url))?.status;
    if (status !== undefined && status >= 400)
      add(element, `leads to ${pathOf(url)}, which answers ${status}`);
    const id = idOf(hash);
    if (!isLink.has(reference) || id === '' || id === 'top' || id.startsWith(':~:')) continue;
    const final = (await site.get(url))?.url;
    const target = pages.find(({ answer }) => answer.url === final);
    if (target && !target.facts.ids.includes(id))
      add(element, `leads to #${id}, which ${target.path} lacks`);
  }
  return faults;
}

/** Judges the canonical link, and that pages and their versions in other languages name each other. */
export async function versionFaults(site: Site, page: SitePage): Promise<Fault[]> {
  const { origin, pages } = site;
  const faults: Fault[] = [];
  const add = (rule: string, element: string, message: string) =>
    faults.push({ rule, element, message });
  const pageAt = async (url: string) => {
    if (!/^https?:/.test(url)) return undefined;
    const answer = await site.get(onOrigin(url, origin));
    return pages.find((each) => each.answer.url === answer?.url);
  };
  const [canonical] = page.facts.canonical;
  // A second path of a page has the alternate versions of the first.
  const first = canonical && (await pageAt(canonical));
  if (canonical && !(first && first.facts.canonical.includes(canonical)))
    add('canonical', 'link[rel="canonical"]', `leads to ${canonical}, which is no such page`);
  const own = first || page;
  const { alternates } = page.facts;
  const versions = await Promise.all(alternates.map(({ url }) => pageAt(url)));
  if (alternates.length > 0 && !versions.includes(own))
    add('hreflang', 'head', 'does not list the page itself');
  for (const [index, { lang, url }] of alternates.entries()) {
    const back = versions[index]?.facts.alternates ?? [];
    if (!(await Promise.all(back.map((each) => pageAt(each.url)))).includes(own))
      add('hreflang', `link[hreflang="${lang}"]`, `leads to ${url}, which does not link back`);
  }
  return faults;
}
