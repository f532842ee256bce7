import type { ReactNode } from 'react';
import { entryText } from '@/app/_page/entryText';
import { Crumbs, breadcrumbData } from '@/app/_page/pageParts';
import { ContentsSpy } from '@/components/islands/page/ContentsSpy';
import { EntryPicture } from '@/components/parts/EntryPicture';
import type { SiteHref } from '@/components/parts/SiteLink';
import { Contents, CONTENTS_ID } from '@/components/sections/Contents';
import { Facts } from '@/components/sections/EntryFacts';
import { JsonLd } from '@/components/site/JsonLd';
import { site } from '@/content/site';
import { isHidden, type Entry } from '@/lib/entries/read';
import { paramsOf, pictureKey } from '@/lib/pages/entryPages';
import { entries } from '@/lib/catalog/entries';
import { authorNamed } from '@/lib/catalog/people';
import { socialCardFile } from '@/lib/pages/record';
import type { CollectionName } from '@/lib/catalog/routes';
import { entryNamed, metadataOf, pageOf, recordOf, type EntryProps } from '@/lib/catalog/page';
import { entryData } from '@/lib/seo/entryData';
import { organizationSummary } from '@/lib/seo/structuredData';

import './entry.css';

/** What the pages of all entries have. The rest is in the page.tsx of each collection. */

export const entryParams = (name: CollectionName) => paramsOf(entries()[name]);

export const entryMetadata = async (name: CollectionName, { params }: EntryProps) =>
  metadataOf(pageOf(entryNamed(name, (await params).slug)));

type PlaceProps = {
  entry: Entry;
  /** The last step of the breadcrumb. */
  crumb?: string;
};

const listOfEntry = ({ collection }: Entry) => {
  const { words, path } = recordOf(collection);
  return { label: words.name, href: path as SiteHref };
};

/** The breadcrumb, the title and the description. */
export function EntryTop({ entry, crumb = entry.title }: PlaceProps) {
  return (
    <div className="wrap pt-25 pb-9 lg:pt-33 lg:pb-14">
      <Crumbs list={listOfEntry(entry)} current={crumb} />
      {isHidden(entry, new Date()) ? (
        <p className="mt-5 font-semibold text-accent-text">
          {recordOf(entry.collection).words.draft}
        </p>
      ) : null}
      <h1 className="headline-long mt-5 max-w-headline-long text-h1long lg:mt-7">{entry.title}</h1>
      <p className="mt-6 max-w-lead text-lead text-ink-soft">{entry.description}</p>
    </div>
  );
}

type TextProps = {
  entry: Entry;
  /** `Fact` and `FactLinks` elements. */
  facts?: ReactNode;
  /** What a client says. */
  quote?: { text: string; speaker: string };
};

/** The picture and the text, next to the facts and the table of contents. */
export function EntryText({ entry, facts, quote }: TextProps) {
  const { text, contents } = entryText(entry);
  return (
    <>
      <div className="wrap grid-12 pb-section">
        {entry.picture ? (
          <EntryPicture
            src={pictureKey(entry.collection, entry.picture)}
            alt={entry.alt ?? ''}
            sizes="(max-width: 56rem) 92vw, (max-width: 119.9375rem) 55.5rem, 70rem"
            className="col-span-full mb-9 lg:col-span-8 lg:col-start-5"
            eager
          />
        ) : null}
        <Facts>{facts}</Facts>
        {contents.length > 0 ? (
          <Contents heading={recordOf(entry.collection).words.contents} entries={contents} />
        ) : null}
        <div className="entry-text col-span-full text-legal max-lg:mt-7 lg:col-span-8 lg:col-start-5">
          {text}
          {quote ? (
            <figure className="pt-6">
              <blockquote>{quote.text}</blockquote>
              <figcaption>{quote.speaker}</figcaption>
            </figure>
          ) : null}
        </div>
      </div>
      {contents.length > 0 ? <ContentsSpy contentsId={CONTENTS_ID} /> : null}
    </>
  );
}

type DataProps = PlaceProps & {
  /** What the entry is about, in a word or two. */
  keywords?: readonly string[];
};

/** What search engines read: the entry and its breadcrumb. */
export function EntryData({ entry, crumb = entry.title, keywords = [] }: DataProps) {
  const { structuredData } = recordOf(entry.collection);
  const { path } = entry;
  const node =
    structuredData &&
    entryData(structuredData, entry, {
      path,
      image: socialCardFile(pageOf(entry)),
      keywords,
      author: authorNamed(entry.author),
    });
  return (
    <JsonLd
      nodes={[
        organizationSummary(site),
        ...(node ? [node] : []),
        breadcrumbData({ path, name: crumb, list: listOfEntry(entry) }),
      ]}
    />
  );
}
