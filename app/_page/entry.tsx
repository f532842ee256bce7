import type { ReactNode } from 'react';
import { entryText } from '@/app/_page/entryText';
import { Crumbs, breadcrumbData } from '@/app/_page/pageParts';
import { entryPictureUrl } from '@/app/_page/entryPictureUrl';
import { ContentsSpy } from '@/components/islands/page/ContentsSpy';
import { movingPart } from '@/components/parts/moves';
import { CONTENTS_ID } from '@/components/sections/Contents';
import { EntryBody, type Quote } from '@/components/sections/EntryBody';
import { EntryHeader } from '@/components/sections/EntryHeader';
import { JsonLd } from '@/components/site/JsonLd';
import { site } from '@/content/site';
import { feedText } from '@/lib/entries/feedText';
import { isClosed, isHidden, type Entry } from '@/lib/entries/read';
import { paramsOf, pictureKey } from '@/lib/pages/entries';
import { entries } from '@/lib/catalog/entries';
import { authorNamed } from '@/lib/catalog/people';
import { socialCardFile, type PageRecord } from '@/lib/pages/record';
import type { CollectionName } from '@/lib/catalog/routes';
import { entryNamed, listNamed, recordOf, type EntryProps } from '@/lib/catalog/collections';
import { absoluteUrl } from '@/lib/pages/urls';
import { entryData } from '@/lib/seo/entryData';
import { pageMetadata } from '@/lib/seo/metadata';
import { organizationSummary } from '@/lib/seo/structuredData';

import '@/components/sections/EntryTransition.css';

/** What the pages of all entries have. The rest is in the page.tsx of each collection. */

export const entryParams = (name: CollectionName) => paramsOf(entries()[name]);

export const entryMetadata = async (name: CollectionName, { params }: EntryProps) =>
  pageMetadata(entryNamed(name, (await params).slug).route, site);

type Page = { entry: Entry; route: PageRecord };
type PlaceProps = Page & {
  /** The last step of the breadcrumb. */
  crumb?: string;
};

const recordOfEntry = ({ collection }: Entry) => recordOf(collection as CollectionName);

const listOfEntry = ({ collection }: Entry) => ({
  label: recordOf(collection as CollectionName).words.name,
  href: listNamed(collection as CollectionName).path,
});

/** Why only previews show the entry. */
function noteOn(entry: Entry) {
  const { words } = recordOfEntry(entry);
  const now = new Date();
  if (isClosed(entry, now)) return words.closed;
  return isHidden(entry, now) ? words.draft : undefined;
}

/** The breadcrumb, the title and the description. */
export const EntryTop = ({ entry, route, crumb = entry.title }: PlaceProps) => (
  <EntryHeader
    title={entry.title}
    description={entry.description}
    note={noteOn(entry)}
    moves={movingPart('title', route.path)}
  >
    <Crumbs list={listOfEntry(entry)} current={crumb} />
  </EntryHeader>
);

type TextProps = Page & {
  /** `Fact` and `FactLinks` elements. */
  facts?: ReactNode;
  quote?: Quote;
};

/** The picture and the text, next to the facts and the table of contents. */
export function EntryText({ entry, route, facts, quote }: TextProps) {
  const { text, contents } = entryText(entry);
  return (
    <>
      <EntryBody
        picture={entry.picture && pictureKey(entry.collection, entry.picture)}
        alt={entry.alt}
        moves={movingPart('picture', route.path)}
        facts={facts}
        contentsHeading={recordOfEntry(entry).words.contents}
        contents={contents}
        quote={quote}
      >
        {text}
      </EntryBody>
      {contents.length > 0 ? <ContentsSpy contentsId={CONTENTS_ID} /> : null}
    </>
  );
}

type DataProps = PlaceProps & {
  /** What the entry is about, in a word or two. */
  keywords?: readonly string[];
};

/** What search engines read: the entry and its breadcrumb. */
export function EntryData({ entry, route, crumb = entry.title, keywords = [] }: DataProps) {
  const record = recordOfEntry(entry);
  const { path } = route;
  const node =
    record.structuredData &&
    entryData(record.structuredData, entry, {
      path,
      image: socialCardFile(route),
      company: site,
      keywords,
      author: authorNamed(entry.author),
      html: () => feedText(entry, absoluteUrl(path), entryPictureUrl(entry)),
    });
  return (
    <JsonLd
      nodes={[
        organizationSummary(site),
        ...(node ? [node] : []),
        breadcrumbData(path, { current: crumb, list: listOfEntry(entry) }),
      ]}
    />
  );
}
