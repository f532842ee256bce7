import type { ReactNode } from 'react';
import { Ask, Crumbs, breadcrumbData } from '@/app/pageParts';
import { EntryGroups } from '@/components/sections/EntryGroups';
import { EntryList, type ListRow } from '@/components/sections/EntryList';
import { JsonLd } from '@/components/site/JsonLd';
import { PageHeader } from '@/components/site/PageHeader';
import { site } from '@/content/site';
import { filled } from '@/lib/filled';
import { paramsOf } from '@/lib/pages/entries';
import type { PageRecord } from '@/lib/pages/record';
import type { CollectionName } from '@/lib/catalog/routes';
import {
  groupLinks,
  groupNamed,
  listNamed,
  groupsNamed,
  recordOf,
  type EntryProps,
} from '@/lib/catalog/shown';
import { pageMetadata } from '@/lib/seo/metadata';

import '@/components/sections/EntryTransition.css';

export const groupParams = (name: CollectionName) => paramsOf(groupsNamed(name));

export const groupMetadata = async (name: CollectionName, { params }: EntryProps) =>
  pageMetadata(groupNamed(name, (await params).slug).route, site);

type Props = {
  of: CollectionName;
  route: PageRecord;
  /** The tiles next to the heading. */
  tiles: readonly number[];
  rows: readonly ListRow[];
  /** The content above the links to the lists. */
  children?: ReactNode;
};

/** The entries of a collection that share a tag or a service. */
export function GroupPage({ of, route, tiles, rows, children }: Props) {
  const { words } = recordOf(of);
  const { intro, heading } = words.groups!;
  const list = { label: words.name, href: listNamed(of).path };
  return (
    <>
      <PageHeader heading={route.name} intro={filled(intro, { name: route.name })} tiles={tiles}>
        <div className="group-crumbs">
          <Crumbs list={list} current={route.name} />
        </div>
      </PageHeader>
      {children}
      <EntryGroups heading={heading} groups={groupLinks(of)} current={route.path} />
      <EntryList entries={rows} />
      <Ask words={words.ask} />
      <JsonLd nodes={[breadcrumbData(route.canonical, { current: route.name, list })]} />
    </>
  );
}
