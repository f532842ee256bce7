/**
 * Finds links, anchors and pictures that lead nowhere, and what the policy of a page blocks, which browsers
 * do silently.
 */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { globSync } from 'tinyglobby';

type Attribute = { element: string; name: string; value: string };

const elementsIn = (node: Tree.ParentNode): Tree.Element[] =>
  node.childNodes
    .filter((child) => tree.isElementNode(child))
    .flatMap((child) => [
      child,
      ...elementsIn('content' in child ? (child as Tree.Template).content : child),
    ]);

/** With those of templates and of `<noscript>`. */
const attributesIn = (html: string): Attribute[] =>
  elementsIn(parse(html, { scriptingEnabled: false })).flatMap(({ tagName, attrs }) =>
    attrs.map(({ name, value }) => ({ element: tagName, name, value })),
  );

/** What browsers load or submit to. */
const LOADED = ['src', 'srcset', 'poster', 'action', 'formaction'];

function urlsIn({ name, value }: Attribute): string[] {
  // Such as that of a link preview.
  if (name === 'content') return URL.canParse(value) ? [value] : [];
  if (name === 'srcset') return value.split(/,\s+/).map((each) => each.trim().split(/\s/)[0]!);
  return name === 'href' || LOADED.includes(name) ? [value] : [];
}

/** The policy allows none. */
function inlineIn({ element, name, value }: Attribute): string[] {
  if (name === 'style') return [`<${element} style>: use a class`];
  const code = /^on[a-z]+$/.test(name) ? name : /^\s*javascript:.*/i.exec(value)?.[0];
  return code ? [`<${element}> with ${code}: use a client component`] : [];
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

/**
 * @param site its URL, without a slash at the end
 * @param elsewhere a path of the origin that another server answers, such as that of the form
 * @returns one line per problem: the first file, the URL or element, and what helps
 */
export function problemsIn(out: string, site: string, elsewhere: string | null): string[] {
  const { origin, pathname: basePath } = new URL(`${site}/`);
  const pages = new Map(
    globSync('**/*.html', { cwd: out }).map((file) => [
      file,
      attributesIn(readFileSync(path.join(out, file), 'utf8')),
    ]),
  );

  function brokenOf({ pathname, hash }: URL): string | null {
    if (elsewhere && `${pathname}/`.startsWith(`${elsewhere}/`)) return null;
    const isBelow = `${pathname}/`.startsWith(basePath);
    const file = isBelow && fileAt(out, pathname.slice(basePath.length));
    if (!file) return 'does not exist: correct it, or add the file';
    const id = decodeURIComponent(hash.slice(1));
    const ids = pages.get(file)?.filter(({ name }) => name === 'id');
    if (!ids || ['', 'top', ...ids.map(({ value }) => value)].includes(id)) return null;
    return `is an anchor that ${file} lacks: correct it`;
  }

  function problemOf(url: string, here: URL, policy: string | undefined) {
    if (!URL.canParse(url, here)) return 'is no valid URL: correct it';
    const target = new URL(url, here);
    if (target.origin === origin) return brokenOf(target);
    return policy && !policy.includes(target.origin)
      ? 'is blocked by the policy: add its origin to scripts/finish/directives.ts'
      : null;
  }

  /** With their first page: a problem of the layout is in all. */
  const found = new Map<string, string>();
  for (const [page, attributes] of pages) {
    const here = new URL(encodeURI(`${site}/${page}`));
    const policy = attributes.find(({ value }) => value.startsWith('default-src '))?.value;
    for (const attribute of attributes) {
      const loads = LOADED.includes(attribute.name);
      const broken = urlsIn(attribute).flatMap((url) => {
        const problem = problemOf(url, here, loads ? policy : undefined);
        return problem ? `“${url}” ${problem}` : [];
      });
      for (const problem of [...(policy ? inlineIn(attribute) : []), ...broken])
        if (!found.has(problem)) found.set(problem, page);
    }
  }
  const broken = [...found].map(([problem, page]) => `${page}: ${problem}`);
  return [...broken, ...activeIn(out)].map((problem) => `${out}/${problem}`);
}
