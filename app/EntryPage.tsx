import type { ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import { entryText } from '@/app/entryText';
import { Ask, Crumbs, crumbs, type AskWords } from '@/app/pageParts';
import { ContentsSpy } from '@/components/islands/ContentsSpy';
import { CONTENTS_ID } from '@/components/sections/Contents';
import { EntryBody, type EntryFact } from '@/components/sections/EntryBody';
import { EntryHeader } from '@/components/sections/EntryHeader';
import { JsonLd } from '@/components/site/JsonLd';
import type { NavLink } from '@/components/site/SiteHeader';
import { site } from '@/content/site';
import { pictureKey } from '@/lib/pages/entries';
import { isHidden, type Entry } from '@/lib/entries/read';
import { organizationSummary } from '@/lib/seo/structuredData';

type Props = {
  path: string;
  entry: Entry;
  words: { ask: AskWords; contents: string; draft: string };
  list: NavLink;
  /** The last step of the breadcrumb. */
  current: string;
  facts: readonly EntryFact[];
  /** The entry as structured data. */
  node: Thing;
  quote?: { text: string; speaker: string } | undefined;
  /** The content between the header and the text. */
  children?: ReactNode;
};

/** A case study or an article. */
export function EntryPage({ path, entry, words, list, current, facts, node, ...rest }: Props) {
  const { text, contents } = entryText(entry);
  return (
    <>
      <EntryHeader
        title={entry.title}
        description={entry.description}
        note={isHidden(entry, new Date()) ? words.draft : undefined}
      >
        <Crumbs list={list} current={current} />
      </EntryHeader>
      {rest.children}
      <EntryBody
        picture={pictureKey(entry.collection, entry.picture)}
        alt={entry.alt}
        facts={facts}
        contentsHeading={words.contents}
        contents={contents}
        quote={rest.quote}
      >
        {text}
      </EntryBody>
      <Ask words={words.ask} />
      {contents.length > 0 ? <ContentsSpy contentsId={CONTENTS_ID} /> : null}
      <JsonLd nodes={[organizationSummary(site), node, crumbs(path, { current, list })]} />
    </>
  );
}
