/** Reads the elements of HTML as browsers do, and those of SVG and other XML. */
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { SaxesParser } from 'saxes';

export type Element = {
  /** In lowercase in HTML, except for some elements of inline SVG. */
  name: string;
  /** Decoded values by names, such as `xlink:href`. */
  attributes: ReadonlyMap<string, string>;
  /** The text right inside it, decoded. */
  text: string;
};

export type HtmlElement = Element & {
  /** The start tag as it is written, or an empty string if it is left out, as `<body>` may be. */
  tag: string;
};

const textIn = ({ childNodes }: Tree.ParentNode) =>
  childNodes
    .filter((node) => defaultTreeAdapter.isTextNode(node))
    .map(({ value }) => value)
    .join('');

const attributesOf = ({ attrs }: Tree.Element) =>
  new Map(attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value]));

/** Returns the elements in document order, with those of templates and of `<noscript>`. */
export function htmlElements(source: string): HtmlElement[] {
  const found: HtmlElement[] = [];
  const collect = (parent: Tree.ParentNode) => {
    for (const node of parent.childNodes) {
      if (!defaultTreeAdapter.isElementNode(node)) continue;
      const tag = node.sourceCodeLocation?.startTag;
      found.push({
        name: node.tagName,
        attributes: attributesOf(node),
        text: textIn(node),
        tag: tag ? source.slice(tag.startOffset, tag.endOffset) : '',
      });
      collect('content' in node ? (node as Tree.Template).content : node);
    }
  };
  collect(parse(source, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  return found;
}

/** Returns the elements in document order. Of a file that is not well-formed, some may be missing. */
export function xmlElements(source: string): Element[] {
  const found: Element[] = [];
  const open: { text: string }[] = [];
  const parser = new SaxesParser();
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  // Without this handler, the parser throws, such as at an entity that the file itself defines.
  parser.on('error', () => {});
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: new Map(Object.entries(attributes)), text: '' };
    found.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(source.replace(/^\ufeff/, '')).close();
  return found;
}

/** Returns the URLs of a `srcset`. */
export const candidates = (srcset: string) =>
  [...srcset.matchAll(/(?![\s,])(\S*[^\s,])(?:\s[^,]*)?/g)].map(([, url]) => url!);
