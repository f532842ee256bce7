/**
 * Finds what the policy of a page would block. A browser blocks it without a word to visitors, so a
 * build stops instead. What scripts insert later is not in the files, and cannot be found here.
 */
import { candidates, htmlElements, type Element } from './elements';

type Directives = ReadonlyMap<string, readonly string[]>;

const directivesOf = (policy: string): Directives =>
  new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );

/** Returns the sources of a directive, or `undefined` if the policy restricts nothing. */
const sourcesOf = (directives: Directives, ...names: readonly string[]) =>
  names.map((name) => directives.get(name)).find(Boolean);

/** Whether a source such as `https://*.example.com` is of the origin of a URL. */
function isOriginOf(source: string, url: URL): boolean {
  const [scheme, host = ''] = source.split('://');
  if (url.protocol !== `${scheme}:`) return false;
  const name = host.split('/')[0]!;
  return name.startsWith('*.') ? url.host.endsWith(name.slice(1)) : url.host === name;
}

/** Whether a directive allows a URL of a page. A path in a source is ignored. */
function allows(directives: Directives, name: string, reference: string, page: URL): boolean {
  const sources =
    name === 'form-action' ? directives.get(name) : sourcesOf(directives, name, 'default-src');
  // What is not a valid URL is a broken reference (references.ts).
  if (!sources || /^(about:.*)?$/.test(reference) || !URL.canParse(reference, page)) return true;
  // It makes browsers ignore all origins.
  if (sources.includes("'strict-dynamic'")) return false;
  const url = new URL(reference, page);
  if (sources.includes("'self'") && url.origin === page.origin) return true;
  return sources.some((source) => source === url.protocol || isOriginOf(source, url));
}

/** A hash makes browsers ignore `'unsafe-inline'`. */
const allowsInline = (sources: readonly string[] | undefined) =>
  !sources || (sources.includes("'unsafe-inline'") && !sources.some((s) => s.startsWith("'sha")));

/** Attributes with URLs, by the directive that decides. */
const LOADED: readonly { elements: string; attribute: string; directive: string }[] = [
  { elements: 'script', attribute: 'src', directive: 'script-src' },
  { elements: 'video audio source track', attribute: 'src', directive: 'media-src' },
  { elements: 'iframe frame', attribute: 'src', directive: 'frame-src' },
  { elements: 'embed', attribute: 'src', directive: 'object-src' },
  { elements: 'object', attribute: 'data', directive: 'object-src' },
  { elements: 'img input', attribute: 'src', directive: 'img-src' },
  { elements: 'img source', attribute: 'srcset', directive: 'img-src' },
  { elements: 'video', attribute: 'poster', directive: 'img-src' },
  { elements: 'form', attribute: 'action', directive: 'form-action' },
  { elements: 'button input', attribute: 'formaction', directive: 'form-action' },
];

const directiveOfLink = (rel: string) =>
  ({ stylesheet: 'style-src', manifest: 'manifest-src', icon: 'img-src' })[rel.toLowerCase()];

/** Returns the URLs that an element loads, each with its directive. */
function loadedBy({ name, attributes }: Pick<Element, 'name' | 'attributes'>) {
  const loaded = LOADED.filter(({ elements }) => elements.split(' ').includes(name)).flatMap(
    ({ attribute, directive }) => {
      const value = attributes.get(attribute);
      if (value === undefined) return [];
      const urls = attribute === 'srcset' ? candidates(value) : [value.trim()];
      return urls.map((url) => ({ url, directive }));
    },
  );
  const directive = name === 'link' && directiveOfLink(attributes.get('rel') ?? '');
  return directive ? [...loaded, { url: attributes.get('href') ?? '', directive }] : loaded;
}

const URL_ATTRIBUTES = ['href', 'src', 'action', 'formaction'];
/** Browsers ignore control characters in a scheme. */
const isScript = (url = '') => /^javascript:/i.test(url.replace(/[\0-\x20]/g, ''));

function remediesFor({ name, attributes }: Element, directives: Directives, page: URL): string[] {
  const remedies: string[] = [];
  const allowsStyles = allowsInline(
    sourcesOf(directives, 'style-src-attr', 'style-src', 'default-src'),
  );
  const allowsHandlers = allowsInline(
    sourcesOf(directives, 'script-src-attr', 'script-src', 'default-src'),
  );
  const urls = URL_ATTRIBUTES.map((attribute) => attributes.get(attribute));
  if (attributes.has('style') && !allowsStyles)
    remedies.push("move the style to a stylesheet, or add 'unsafe-inline' to style-src-attr");
  if ([...attributes.keys()].some((each) => /^on[a-z]+$/.test(each)) && !allowsHandlers)
    remedies.push('move the handler to a client component');
  if (urls.some(isScript) && !allowsInline(sourcesOf(directives, 'script-src', 'default-src')))
    remedies.push('move the script to a client component');
  for (const { url, directive } of loadedBy({ name, attributes }))
    if (!isScript(url) && !allows(directives, directive, url, page))
      remedies.push(`remove it, or allow it in ${directive}`);
  return remedies;
}

/**
 * @param page the URL of the page, to which references are relative
 * @returns one line per element and reason: `contains <p style="…">, which …`
 */
export function blockedBy(policy: string, html: string, page: URL): string[] {
  const directives = directivesOf(policy);
  const problems = htmlElements(html).flatMap((element) =>
    remediesFor(element, directives, page).map(
      (remedy) =>
        `contains ${element.tag.slice(0, 120)}, which its content security policy blocks: ${remedy}`,
    ),
  );
  return [...new Set(problems)];
}
