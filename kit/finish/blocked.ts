/**
 * Finds what the policy of a page would block. A browser blocks it without a word to visitors, so a
 * build stops instead. What scripts insert later is not in the files, and cannot be found here.
 */
import { candidates, type HtmlElement } from './elements';
import { namedInCss } from './references';

/** The sources of each directive. `false` leaves the directive out. */
export type Directives = Readonly<Record<string, readonly string[] | false>>;

/** What to do about a URL that a directive blocks, besides removing it: `{ 'img-src': 'add its host to a.ts' }`. */
export type Remedies = Readonly<Record<string, string>>;

/** Returns the sources of a directive, or `undefined` if the policy restricts nothing. */
const sourcesOf = (directives: Directives, ...names: readonly string[]) =>
  names.map((name) => directives[name] || undefined).find(Boolean);

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
    name === 'form-action' ? directives[name] : sourcesOf(directives, name, 'default-src');
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

/** Attributes with URLs, by element, and the directives that decide. */
const LOADED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  script: { src: 'script-src' },
  video: { src: 'media-src', poster: 'img-src' },
  audio: { src: 'media-src' },
  source: { src: 'media-src', srcset: 'img-src' },
  track: { src: 'media-src' },
  iframe: { src: 'frame-src' },
  embed: { src: 'object-src' },
  object: { data: 'object-src' },
  img: { src: 'img-src', srcset: 'img-src' },
  input: { src: 'img-src', formaction: 'form-action' },
  button: { formaction: 'form-action' },
  form: { action: 'form-action' },
};
const LINKED: Readonly<Record<string, string>> = {
  stylesheet: 'style-src',
  manifest: 'manifest-src',
  icon: 'img-src',
};

const IMPORT = /@import\s+(?:url\(\s*)?(["']?)([^"')\s]+)\1\s*\)?[^;]*;/gi;
const FONT = /@font-face\s*\{[^}]*\}/gi;
/** Its URL is a name. */
const NAMESPACE = /@namespace[^;]*;/gi;

/** Returns the URLs that CSS loads, each with its directive. */
function loadedByCss(css: string) {
  const rest = css.replace(IMPORT, '').replace(FONT, '').replace(NAMESPACE, '');
  return [
    ...[...css.matchAll(IMPORT)].map(([, , url]) => ({ url: url!, directive: 'style-src' })),
    ...(css.match(FONT) ?? []).flatMap(namedInCss).map((url) => ({ url, directive: 'font-src' })),
    ...namedInCss(rest).map((url) => ({ url, directive: 'img-src' })),
  ];
}

/** Returns the URLs that an element loads, each with its directive. */
function loadedBy({ name, attributes, text }: HtmlElement) {
  if (name === 'style') return loadedByCss(text);
  const linked = name === 'link' && LINKED[attributes.get('rel')?.toLowerCase() ?? ''];
  const loaded = linked ? { href: linked } : LOADED[name];
  return Object.entries(loaded ?? {}).flatMap(([attribute, directive]) => {
    const value = attributes.get(attribute)?.trim() ?? '';
    const urls = attribute === 'srcset' ? candidates(value) : [value];
    return urls.map((url) => ({ url, directive }));
  });
}

const URL_ATTRIBUTES = ['href', 'src', 'action', 'formaction'];
/** Browsers ignore control characters in a scheme. */
const isScript = (url = '') => /^javascript:/i.test(url.replace(/[\0-\x20]/g, ''));

/** What of an element is blocked, and what to do about it. */
type Blocked = readonly [what: string, remedy: string];

function blockedIn(
  element: HtmlElement,
  directives: Directives,
  page: URL,
  remedies: Remedies,
): Blocked[] {
  const { name, attributes } = element;
  const tag = element.tag.slice(0, 120);
  const blocked: Blocked[] = [];
  const allowsStyles = allowsInline(
    sourcesOf(directives, 'style-src-attr', 'style-src', 'default-src'),
  );
  const allowsHandlers = allowsInline(
    sourcesOf(directives, 'script-src-attr', 'script-src', 'default-src'),
  );
  const urls = URL_ATTRIBUTES.map((attribute) => attributes.get(attribute));
  if (attributes.has('style') && !allowsStyles)
    blocked.push([tag, "move the style to a stylesheet, or add 'unsafe-inline' to style-src-attr"]);
  if ([...attributes.keys()].some((each) => /^on[a-z]+$/.test(each)) && !allowsHandlers)
    blocked.push([tag, 'move the handler to a client component']);
  if (urls.some(isScript) && !allowsInline(sourcesOf(directives, 'script-src', 'default-src')))
    blocked.push([tag, 'move the script to a client component']);
  for (const { url, directive } of loadedBy(element))
    if (!isScript(url) && !allows(directives, directive, url, page))
      blocked.push([
        name === 'style' ? `url(${url}) in a stylesheet` : tag,
        `remove it, or ${remedies[directive] ?? `allow it in ${directive}`}`,
      ]);
  return blocked;
}

/**
 * @param page the URL of the page, to which references are relative
 * @returns one line per element and reason: `contains <p style="…">, which …`
 */
export function blockedBy(
  directives: Directives,
  elements: readonly HtmlElement[],
  page: URL,
  remedies: Remedies = {},
): string[] {
  const problems = elements
    .flatMap((element) => blockedIn(element, directives, page, remedies))
    .map(
      ([what, remedy]) => `contains ${what}, which its content security policy blocks: ${remedy}`,
    );
  return [...new Set(problems)];
}
