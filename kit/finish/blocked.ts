/**
 * Finds what the policy of a page would block. A browser blocks it without a word to visitors, so a
 * build stops instead. What scripts insert later is not in the files, and cannot be found here.
 */
import { candidates, htmlElements, type Element } from './elements';
import { hashOf } from './hashes';

type Directives = ReadonlyMap<string, readonly string[]>;

const directivesOf = (policy: string): Directives =>
  new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );

/** What browsers read if a policy lacks a directive (CSP level 3, 6.8.3), before `default-src`. */
const FALLBACKS: Readonly<Record<string, readonly string[]>> = {
  'style-src-attr': ['style-src'],
  'script-src-attr': ['script-src'],
  'frame-src': ['child-src'],
  'worker-src': ['child-src', 'script-src'],
};

/** Returns the sources of a directive, or `undefined` if the policy restricts nothing. */
const sourcesOf = (directives: Directives, name: string) =>
  [name, ...(FALLBACKS[name] ?? []), ...(name === 'form-action' ? [] : ['default-src'])]
    .map((each) => directives.get(each))
    .find((sources) => sources !== undefined);

/** A source such as `https://*.example.com/folder/`: scheme, host, port and path. */
const HOST_SOURCE = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*|(?:\*\.)?[^/:*]+)(?::(\d+|\*))?(\/.*)?$/i;

function matches(source: string, url: URL, page: URL): boolean {
  if (source === "'self'") return url.origin === page.origin;
  if (source === '*') return /^(https?|wss?):$/.test(url.protocol);
  if (/^[a-z][a-z0-9+.-]*:$/i.test(source)) return url.protocol === source.toLowerCase();
  const [, scheme = page.protocol.slice(0, -1), host, port = '', folder] =
    HOST_SOURCE.exec(source) ?? [];
  if (!host || url.protocol !== `${scheme}:`) return false;
  const isHost = host.startsWith('*.')
    ? url.hostname.endsWith(host.slice(1))
    : host === '*' || host.toLowerCase() === url.hostname;
  const isPath = folder?.endsWith('/') ? url.pathname.startsWith(folder) : url.pathname === folder;
  return isHost && (port === '*' || port === url.port) && (folder === undefined || isPath);
}

/** Whether a directive allows a URL of a page. `'strict-dynamic'` makes it ignore all origins. */
function allows(directives: Directives, name: string, reference: string, page: URL): boolean {
  const sources = sourcesOf(directives, name);
  if (!sources || /^(about:.*)?$/.test(reference)) return true;
  // A trusted script may start a worker.
  if (sources.includes("'strict-dynamic'")) return name === 'worker-src';
  // What is not a valid URL is a broken reference (references.ts).
  if (!URL.canParse(reference, page)) return true;
  return sources.some((source) => matches(source, new URL(reference, page), page));
}

/** Whether a directive allows inline code. A hash makes browsers ignore `'unsafe-inline'`. */
function allowsInline(directives: Directives, name: string, text: string): boolean {
  const sources = sourcesOf(directives, name);
  if (!sources) return true;
  if (sources.includes("'unsafe-hashes'") && sources.includes(hashOf(text))) return true;
  return (
    sources.includes("'unsafe-inline'") &&
    !sources.some((source) => /^'(sha\d+-|nonce-|strict-dynamic)/.test(source))
  );
}

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
function loadedBy({ name, attributes }: Element) {
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

function remediesFor(element: Element, directives: Directives, page: URL): string[] {
  const { attributes } = element;
  const remedies: string[] = [];
  const style = attributes.get('style');
  if (style !== undefined && !allowsInline(directives, 'style-src-attr', style))
    remedies.push("move the style to a stylesheet, or add 'unsafe-inline' to style-src-attr");
  for (const [name, code] of attributes)
    if (/^on[a-z]+$/.test(name) && !allowsInline(directives, 'script-src-attr', code))
      remedies.push('move the handler to a client component');
  for (const name of URL_ATTRIBUTES) {
    const url = attributes.get(name);
    if (isScript(url) && !allowsInline(directives, 'script-src', url!))
      remedies.push('move the script to a client component');
  }
  for (const { url, directive } of loadedBy(element))
    if (!isScript(url) && !allows(directives, directive, url, page))
      remedies.push(`remove it, or allow it in ${directive}`);
  return remedies;
}

const problem = (blocked: string, remedy: string) =>
  `contains ${blocked.slice(0, 120)}, which its content security policy blocks: ${remedy}`;

/**
 * @param page the URL of the page, to which references are relative
 * @returns one line per element and reason: `contains <p style="…">, which …`
 */
export function blockedBy(policy: string, html: string, page: URL): string[] {
  const directives = directivesOf(policy);
  const problems = htmlElements(html).flatMap((element) =>
    remediesFor(element, directives, page).map((remedy) => problem(element.tag, remedy)),
  );
  return [...new Set(problems)];
}

/** A worker by a plain string, or as webpack bundles `new Worker(new URL('./worker', …))`. */
const WORKER =
  /\b(?:new (?:Shared)?Worker|serviceWorker\.register)\((?:(["'`])([^"'`$]*)\1|[\w$.]*\(?new URL\()\)?/g;

/** Returns one line per worker in a script of the app that the policy would block. */
export function blockedWorkers(policy: string, script: string, page: URL): string[] {
  const directives = directivesOf(policy);
  const typed = directives.get('require-trusted-types-for')?.includes("'script'");
  return [...script.matchAll(WORKER)].flatMap(([worker, , literal]) => {
    if (typed && literal !== undefined)
      return [problem(worker, "write new Worker(new URL('./worker', import.meta.url))")];
    if (allows(directives, 'worker-src', literal ?? page.pathname, page)) return [];
    return [problem(worker, 'remove it, or allow it in worker-src')];
  });
}
