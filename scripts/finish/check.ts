/**
 * Finds links, anchors and pictures that lead nowhere, and what the policy of a page blocks, which browsers
 * do silently.
 */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { globSync } from 'tinyglobby';

type Element = { name: string; attributes: Readonly<Record<string, string>> };

const elementsIn = (node: Tree.ParentNode): Tree.Element[] =>
  node.childNodes
    .filter((child) => tree.isElementNode(child))
    .flatMap((child) => [
      child,
      ...elementsIn('content' in child ? (child as Tree.Template).content : child),
    ]);

/** With those of templates and of `<noscript>`. */
const elementsOf = (html: string): Element[] =>
  elementsIn(parse(html, { scriptingEnabled: false })).map(({ tagName, attrs }) => ({
    name: tagName,
    attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
  }));

const candidates = (srcset: string) =>
  srcset.split(/,\s+/).flatMap((candidate) => candidate.trim().split(/\s/)[0] || []);

/** Attributes with URLs, by element, and the directives that decide. A link decides by its `rel`. */
const LOADED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  script: { src: 'script-src' },
  img: { src: 'img-src', srcset: 'img-src' },
  source: { src: 'media-src', srcset: 'img-src' },
  video: { src: 'media-src', poster: 'img-src' },
  audio: { src: 'media-src' },
  iframe: { src: 'frame-src' },
  object: { data: 'object-src' },
  form: { action: 'form-action' },
  button: { formaction: 'form-action' },
  input: { formaction: 'form-action' },
};

const LINKED: Readonly<Record<string, string>> = {
  stylesheet: 'style-src',
  icon: 'img-src',
  manifest: 'manifest-src',
};

type Reference = {
  url: string;
  /** A link needs none. */
  directive?: string;
};

function referencesIn({ name, attributes }: Element): Reference[] {
  const { href, property, content, rel = '' } = attributes;
  const loaded = Object.entries(LOADED[name] ?? {}).flatMap(([attribute, directive]) => {
    const value = attributes[attribute] ?? '';
    const urls = attribute === 'srcset' ? candidates(value) : [value];
    return urls.map((url) => ({ url, directive }));
  });
  const linked = { url: href ?? '', directive: name === 'link' ? LINKED[rel] : undefined };
  const preview = { url: property === 'og:image' && content ? content : '' };
  return [...loaded, linked, preview].filter(({ url }) => url !== '');
}

/** The policy allows none. */
function inlineIn({ name, attributes }: Element): string[] {
  const { style, href = '', src = '', action = '' } = attributes;
  const handlers = Object.keys(attributes).filter((attribute) => /^on[a-z]+$/.test(attribute));
  const urls = [href, src, action].filter((url) => /^\s*javascript:/i.test(url));
  return [
    ...(style === undefined ? [] : [`<${name} style>: use a class`]),
    ...[...handlers, ...urls].map((code) => `<${name}> with ${code}: use a client component`),
  ];
}

/** `null` if the page has no policy. */
function policyOf(elements: readonly Element[]) {
  const policy = elements.find(
    ({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy',
  );
  if (!policy) return null;
  const directives = policy.attributes.content!.split('; ').map((text) => text.split(' '));
  return Object.fromEntries(directives.map(([name, ...sources]) => [name!, sources]));
}

function fileAt(out: string, pathname: string) {
  const name = decodeURIComponent(pathname).replace(/^\/|\/$/g, '') || 'index';
  const isFile = (file: string) =>
    statSync(path.join(out, file), { throwIfNoEntry: false })?.isFile();
  return [name, `${name}.html`, `${name}/index.html`].find(isFile);
}

/** What runs in an SVG, or hides it: entities and character references could spell it in another way. */
const ACTIVE_SVG =
  /<(?:[\w.-]+:)?(?:script|foreignObject|handler|iframe)\b|<\?xml-stylesheet|<!ENTITY|[\s"'/]on[a-z]+\s*=|javascript:|&#|\0/i;

/** An SVG that is opened on its own is a document of this origin, where the editor keeps its token. */
const activeIn = (out: string) =>
  globSync('**/*.svg', { cwd: out, caseSensitiveMatch: false }).flatMap((file) => {
    const [code] = ACTIVE_SVG.exec(readFileSync(path.join(out, file), 'utf8')) ?? [];
    return code
      ? `${file}: contains “${code.trim()}”, which could run at your origin: save it as plain SVG`
      : [];
  });

type Options = {
  /** Without a slash at the end. */
  site: string;
  /** A path of the origin that another server answers, such as that of the form. */
  elsewhere?: string | null;
  remedies: Readonly<Record<string, string>>;
};

/** @returns one line per problem: the files, the URL or element, and what helps */
export function problemsIn(out: string, { site, elsewhere, remedies }: Options): string[] {
  const { origin, pathname: basePath } = new URL(`${site}/`);
  const pages = new Map<string, Element[]>();
  for (const file of globSync('**/*.html', { cwd: out }))
    pages.set(file, elementsOf(readFileSync(path.join(out, file), 'utf8')));

  const hasAnchor = (file: string, id: string) =>
    id === 'top' ||
    !pages.has(file) ||
    pages.get(file)!.some(({ attributes }) => attributes.id === id);

  function brokenOf({ pathname, hash }: URL): string | null {
    if (elsewhere && `${pathname}/`.startsWith(`${elsewhere}/`)) return null;
    const isBelow = `${pathname}/`.startsWith(basePath);
    const file = isBelow && fileAt(out, pathname.slice(basePath.length));
    if (!file) return 'does not exist: correct it, or add the file';
    const id = decodeURIComponent(hash.slice(1));
    return id === '' || hasAnchor(file, id) ? null : `is an anchor that ${file} lacks: correct it`;
  }

  function problemOf(
    { url, directive }: Reference,
    here: URL,
    policy: ReturnType<typeof policyOf>,
  ) {
    if (!URL.canParse(url, here)) return 'is no valid URL: correct it';
    const target = new URL(url, here);
    const isOwn = target.origin === origin;
    if (directive && policy && target.protocol !== 'about:') {
      const allowed = policy[directive] ?? policy['default-src'] ?? [];
      if (!allowed.includes(isOwn ? "'self'" : target.origin))
        return `is blocked by ${directive} of the policy: ${remedies[directive] ?? 'remove it'}`;
    }
    return isOwn ? brokenOf(target) : null;
  }

  /** A problem of the layout is in all pages. */
  const found = new Map<string, string[]>();
  for (const [page, elements] of pages) {
    const here = new URL(encodeURI(`${site}/${page}`));
    const policy = policyOf(elements);
    const references = elements.flatMap(referencesIn).map((reference) => {
      const problem = problemOf(reference, here, policy);
      return problem ? `“${reference.url}” ${problem}` : null;
    });
    const inline = policy ? elements.flatMap(inlineIn) : [];
    for (const problem of new Set([...inline, ...references.filter((each) => each !== null)]))
      found.set(problem, [...(found.get(problem) ?? []), page]);
  }
  const broken = [...found].map(([problem, [first, ...others]]) => {
    const more = others.length > 0 ? ` (and ${others.length} more pages)` : '';
    return `${first}${more}: ${problem}`;
  });
  return [...broken, ...activeIn(out)].map((problem) => `${out}/${problem}`);
}
