import type { ComponentProps } from 'react';
import { paragraphWith } from '@/app/_page/embed';
import { EntryPicture } from '@/components/parts/EntryPicture';
import { SiteLink, type SiteHref } from '@/components/parts/SiteLink';
import { Table } from '@/components/parts/Table';
import { elementsOf } from '@/lib/entries/elements';
import { readText } from '@/lib/entries/markdown';
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
  const components = {
    a: TextLink,
    img: TextPicture,
    table: Table,
    ...(BUILD.embeds && { p: paragraphWith(TextPicture) }),
  };
  const text = parts.map((part, index) => (
    // The table of contents marks the part that is being read.
    <div key={index}>{elementsOf(part.children, components, BUILD.embeds)}</div>
  ));
  return { text, contents: headings.length >= LONG ? headings : [] };
}
