import type { ReactNode } from 'react';
import { entryText } from '@/app/entryText';
import { Ask, Crumbs, crumbs } from '@/app/pageParts';
import { pictureUrl } from '@/app/pictureUrl';
import { ContentsSpy } from '@/components/islands/ContentsSpy';
import { CONTENTS_ID } from '@/components/sections/Contents';
import { EntryBody } from '@/components/sections/EntryBody';
import { EntryHeader } from '@/components/sections/EntryHeader';
import { EntryNeighbors } from '@/components/sections/EntryNeighbors';
import { SelectedEntries } from '@/components/sections/SelectedEntries';
import { JsonLd } from '@/components/site/JsonLd';
import { site } from '@/content/site';
import type { Collection } from '@/lib/entries/collection';
import { groupsIn } from '@/lib/entries/groups';
import { feedText } from '@/lib/entries/feedText';
import { isClosed, isHidden, type Entry } from '@/lib/entries/read';
import { neighborsOf, relatedEntries } from '@/lib/entries/related';
import { pictureKey } from '@/lib/pages/entries';
import { authorOf, groupName, shownFact, shownReadingTime, shownText } from '@/lib/pages/facts';
import type { PageRecord } from '@/lib/pages/record';
import type { CollectionName } from '@/lib/pages/routes';
import {
  entries,
  entryNamed,
  listed,
  listNamed,
  recordOf,
  type EntryProps,
} from '@/lib/pages/shown';
import { absoluteUrl } from '@/lib/pages/urls';
import { entryData } from '@/lib/seo/entryData';
import { pageMetadata, socialCardFile } from '@/lib/seo/metadata';
import { organizationSummary } from '@/lib/seo/structuredData';

export const entryParams = (name: CollectionName) => entries[name].map(({ slug }) => ({ slug }));

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

/** The way to other entries: those that share most with this one, and those before and after. */
function OtherEntries({ of, entry }: { of: CollectionName; entry: Entry }) {
  const { words, facts } = recordOf(of);
  const all: readonly Entry[] = entries[of];
  const { newer, older } = neighborsOf(entry, all);
  const linked = (some: Entry | undefined) => some && listed(of, [some])[0];
  return (
    <>
      {words.related ? (
        <SelectedEntries
          id="related"
          words={words.related}
          entries={listed(of, relatedEntries(entry, all, { facts }))}
          allHref={listNamed(of).path}
        />
      ) : null}
      {words.neighbors ? (
        <EntryNeighbors words={words.neighbors} newer={linked(newer)} older={linked(older)} />
      ) : null}
    </>
  );
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
  const node = entryData(record.structuredData, entry, {
    path,
    image: socialCardFile(route),
    company: site,
    lastDay: lastDay && (entry[lastDay] as string | undefined),
    keywords: groupsIn(entry, record).map((value) => groupName(record, value)),
    author: authorOf(entry, record),
    html: () => feedText(entry, absoluteUrl(path), pictureUrl(entry)),
  });
  return (
    <>
      <EntryHeader title={entry.title} description={entry.description} note={noteOn(entry, record)}>
        <Crumbs list={list} current={current} />
      </EntryHeader>
      {children}
      <EntryBody
        picture={pictureKey(entry.collection, entry.picture)}
        alt={entry.alt}
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
      <JsonLd nodes={[organizationSummary(site), node, crumbs(path, { current, list })]} />
    </>
  );
}
