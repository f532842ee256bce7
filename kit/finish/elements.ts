/** Reads the elements of HTML, SVG and other XML as browsers read a page. */
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type HtmlElement = {
  /** In lowercase, except for some elements of inline SVG. */
  name: string;
  /** Decoded values by names, such as `xlink:href`. */
  attributes: ReadonlyMap<string, string>;
  /** The text right inside it, decoded. */
  text: string;
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

const elementsIn = ({ childNodes }: Tree.ParentNode): Tree.Element[] =>
  childNodes
    .filter((node) => defaultTreeAdapter.isElementNode(node))
    .flatMap((node) => [
      node,
      ...elementsIn('content' in node ? (node as Tree.Template).content : node),
    ]);

/** Returns the elements in document order, with those of templates and of `<noscript>`. */
export function htmlElements(source: string): HtmlElement[] {
  const tree = parse(source, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  return elementsIn(tree).map((node) => {
    const tag = node.sourceCodeLocation?.startTag;
    return {
      name: node.tagName,
      attributes: attributesOf(node),
      text: textIn(node),
      tag: tag ? source.slice(tag.startOffset, tag.endOffset) : '',
    };
  });
}

/** Returns the elements of SVG or other XML, which is read as in a page: there, SVG has CDATA, too. */
export const xmlElements = (source: string) => htmlElements(`<svg>${source}`);

/** Returns the URLs of a `srcset`. */
export const candidates = (srcset: string) =>
  [...srcset.matchAll(/(?![\s,])(\S*[^\s,])(?:\s[^,]*)?/g)].map(([, url]) => url!);
