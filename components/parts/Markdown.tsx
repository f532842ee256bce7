import type { Element } from 'hast';
import { toString } from 'mdast-util-to-string';
import type { ComponentProps } from 'react';
import ReactMarkdown, { type Components, type ExtraProps } from 'react-markdown';
import rehypeHighlight from 'rehype-highlight';
import rehypeSlug from 'rehype-slug';
import { Embed, isEmbeddable } from '@/components/parts/Embed';
import { CardPicture } from '@/components/parts/Card';
import { SiteLink, type SiteHref } from '@/components/parts/SiteLink';
import { remarkPlugins } from '@/lib/markdown';
import { pictureKey } from '@/lib/posts';
import { linkUrl } from '@/lib/urls';

import './Markdown.css';

type Props = {
  /** In content/, with the pictures. */
  folder: string;
  children: string;
};

/** lib/markdown.ts has refused URLs that could run code. */
export const Markdown = ({ folder, children }: Props) => (
  <ReactMarkdown
    remarkPlugins={remarkPlugins}
    rehypePlugins={[rehypeSlug, rehypeHighlight]}
    urlTransform={(url, name) => (name === 'src' ? pictureKey(folder, url) : url)}
    components={COMPONENTS}
    skipHtml
  >
    {children}
  </ReactMarkdown>
);

const TextPicture = ({ src, alt = '' }: ComponentProps<'img'>) => (
  <CardPicture
    picture={String(src)}
    alt={alt}
    sizes="(max-width: 40rem) 92vw, 40rem"
    className="w-full rounded-image"
  />
);

/** A path with an extension is a file, which the router does not know. */
const FILE = /^[^?#]*\.\w+([?#]|$)/;

function TextLink({ href = '', children }: ComponentProps<'a'>) {
  if (!href.startsWith('/')) return <a href={href}>{children}</a>;
  if (FILE.test(href)) return <a href={linkUrl(href)}>{children}</a>;
  return <SiteLink href={href as SiteHref}>{children}</SiteLink>;
}

function onlyChild({ children }: Element, tagName: string) {
  const [child, ...others] = children;
  const isNamed = child?.type === 'element' && child.tagName === tagName;
  return isNamed && others.length === 0 ? child : undefined;
}

/**
 * A picture alone in its paragraph is a figure. An embeddable link, alone in its paragraph, is an
 * embed.
 */
function Paragraph({ node, children }: ComponentProps<'p'> & ExtraProps) {
  const picture = onlyChild(node!, 'img');
  if (picture) {
    const { title } = picture.properties;
    return (
      <figure>
        {children}
        {title ? <figcaption>{String(title)}</figcaption> : null}
      </figure>
    );
  }
  const link = onlyChild(node!, 'a');
  const href = String(link?.properties.href);
  if (!link || !isEmbeddable(href)) return <p>{children}</p>;
  const poster = onlyChild(link, 'img')?.properties;
  return (
    <Embed src={href} title={poster ? String(poster.alt) : toString(link)}>
      {poster ? <TextPicture src={String(poster.src)} /> : null}
    </Embed>
  );
}

const textOf = (row: Element) =>
  row.children
    .map((cell) => toString(cell).trim())
    .filter(Boolean)
    .join(' ');

/** The header row is the name of the table, or the first row with text if the header is empty. */
function TextTable({ node, children }: ComponentProps<'table'> & ExtraProps) {
  const parts = node!.children.filter((part) => part.type === 'element');
  const rows = parts.flatMap((part) => part.children.filter((row) => row.type === 'element'));
  return (
    <section className="data-table" aria-label={rows.map(textOf).find(Boolean)} tabIndex={0}>
      <table>{children}</table>
    </section>
  );
}

/** The policy allows no `style` attributes. */
const alignment = (style: ComponentProps<'td'>['style']) =>
  style?.textAlign ? `align-${style.textAlign}` : undefined;

const COMPONENTS: Components = {
  a: TextLink,
  img: TextPicture,
  p: Paragraph,
  table: TextTable,
  th: ({ style, children }) => <th className={alignment(style)}>{children}</th>,
  td: ({ style, children }) => <td className={alignment(style)}>{children}</td>,
  // As a form control, the box of a task would need a label.
  input: ({ checked }) => (checked ? '☑' : '☐'),
};
