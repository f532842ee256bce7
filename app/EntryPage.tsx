import type { ReactNode } from 'react';
import { entryText } from '@/app/entryText';
import { Ask, Crumbs, breadcrumbData } from '@/app/pageParts';
import { entryPictureUrl } from '@/app/entryPictureUrl';
import { movingPart } from '@/components/parts/moves';
import { ContentsSpy } from '@/components/islands/ContentsSpy';
import { CONTENTS_ID } from '@/components/sections/Contents';
import { EntryBody } from '@/components/sections/EntryBody';
import { EntryHeader } from '@/components/sections/EntryHeader';
import { OtherEntries } from '@/app/OtherEntries';
import { JsonLd } from '@/components/site/JsonLd';
import { site } from '@/content/site';
import type { Collection } from '@/lib/entries/collection';
import { groupsIn } from '@/lib/entries/groups';
import { feedText } from '@/lib/entries/feedText';
import { isClosed, isHidden, type Entry } from '@/lib/entries/read';
import { paramsOf, pictureKey } from '@/lib/pages/entries';
import { entries } from '@/lib/pages/entryFiles';
import { authorOf, groupName, shownFact, shownReadingTime, shownText } from '@/lib/pages/facts';
import { socialCardFile, type PageRecord } from '@/lib/pages/record';
import type { CollectionName } from '@/lib/pages/routes';
import { entryNamed, languageOf, listNamed, recordOf, type EntryProps } from '@/lib/pages/shown';
import { absoluteUrl } from '@/lib/pages/urls';
import { entryData } from '@/lib/seo/entryData';
import { pageMetadata } from '@/lib/seo/metadata';
import { organizationSummary } from '@/lib/seo/structuredData';

import '@/components/sections/EntryTransition.css';

export const entryParams = (name: CollectionName) => paramsOf(entries()[name]);

export const entryMetadata = async (name: CollectionName, { params }: EntryProps) =>
  pageMetadata(entryNamed(name, (await params).slug).route, site);

/** Why only previews show the entry. */
function noteOn(entry: Entry, record: Collection) {
  const now = new Date();
  if (isClosed(entry, record, now)) return record.words.closed;
  return isHidden(entry, record, now) ? record.words.draft : undefined;
}

/** The facts that have a value, and the reading time. */
function factsOf(entry: Entry, record: Collection) {
  const { facts, words } = record;
  return [
    ...facts.map((fact) => ({ label: fact.label, value: shownFact(entry, record, fact) })),
    { label: words.readingTime ?? '', value: shownReadingTime(entry, record) },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

type Props = {
  of: CollectionName;
  entry: Entry;
  route: PageRecord;
  quote?: { text: string; speaker: string } | undefined;
  /** The content between the header and the text. */
  children?: ReactNode;
};

/** A page of a collection. */
export function EntryPage({ of, entry, route, quote, children }: Props) {
  const record = recordOf(of);
  const { words, lastDay, crumb = { field: 'title', as: 'text' } as const } = record;
  const { text, contents } = entryText(entry);
  const { path } = route;
  const list = { label: words.name, href: listNamed(of).path };
  const current = shownText(entry, crumb);
  const language = languageOf(route);
  const node = entryData(record.structuredData, entry, {
    path,
    image: socialCardFile(route),
    company: site,
    lastDay: lastDay && (entry[lastDay] as string | undefined),
    keywords: groupsIn(entry, record).map((value) => groupName(record, value)),
    author: authorOf(entry, record),
    html: () => feedText(entry, absoluteUrl(path), entryPictureUrl(entry)),
  });
  return (
    <>
      <EntryHeader
        title={entry.title}
        description={entry.description}
        note={noteOn(entry, record)}
        language={language}
        moves={movingPart('title', path)}
      >
        <Crumbs list={list} current={current} />
      </EntryHeader>
      {children}
      <EntryBody
        language={language}
        picture={pictureKey(entry.collection, entry.picture)}
        alt={entry.alt}
        moves={movingPart('picture', path)}
        facts={factsOf(entry, record)}
        contentsHeading={words.contents}
        contents={contents}
        quote={quote}
      >
        {text}
      </EntryBody>
      <OtherEntries of={of} entry={entry} />
      <Ask words={words.ask} />
      {contents.length > 0 ? <ContentsSpy contentsId={CONTENTS_ID} /> : null}
      <JsonLd
        nodes={[
          organizationSummary(site),
          ...(route.isOriginal ? [] : [node]),
          breadcrumbData(path, { current, list }),
        ]}
      />
    </>
  );
}
