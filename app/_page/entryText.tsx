import type { Element } from 'hast';
import type { ComponentProps, ReactNode } from 'react';
import { Embed } from '@/components/parts/Embed';
import { EntryPicture } from '@/components/parts/EntryPicture';
import { SiteLink, type SiteHref } from '@/components/parts/SiteLink';
import { Table } from '@/components/parts/Table';
import { elementsOf } from '@/lib/entries/elements';
import { embedOf } from '@/lib/embed';
import { linkAlone, readText } from '@/lib/entries/markdown';
import { pictureKey } from '@/lib/pages/entryPages';
import type { Entry } from '@/lib/entries/read';

/** A text with at least this many headings has a table of contents. */
const LONG = 4;

const TextLink = ({ href = '', children }: ComponentProps<'a'>) => (
  <SiteLink href={href as SiteHref}>{children}</SiteLink>
);

/** Renders the text of an entry, and returns the headings for its table of contents. */
export function entryText(entry: Entry) {
  const { parts, headings } = readText(entry);
  const TextPicture = ({ src = '', alt = '' }: { src?: string; alt?: string }) => (
    <EntryPicture
      src={pictureKey(entry.collection, src)}
      alt={alt}
      sizes="(max-width: 40rem) 92vw, 40rem"
      className="w-full rounded-image"
    />
  );
  /** A link to a known host, alone in its paragraph, is what it leads to. */
  function Paragraph({ node, children }: { node: Element; children: ReactNode }) {
    const link = linkAlone(node);
    if (!link || !embedOf(link.href)) return <p>{children}</p>;
    return (
      <Embed src={link.href} title={link.title}>
        {link.picture ? <TextPicture src={link.picture} /> : null}
      </Embed>
    );
  }
  const components = {
    a: TextLink,
    img: TextPicture,
    table: Table,
    p: Paragraph,
  };
  const text = parts.map((part, index) => (
    // The table of contents marks the part that is being read.
    <div key={index}>{elementsOf(part.children, components, true)}</div>
  ));
  return { text, contents: headings.length >= LONG ? headings : [] };
}
