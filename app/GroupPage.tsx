import { Ask, Crumbs, breadcrumbData } from '@/app/pageParts';
import { TextLink } from '@/components/parts/TextLink';
import { EntryGroups } from '@/components/sections/EntryGroups';
import { EntryList } from '@/components/sections/EntryList';
import { JsonLd } from '@/components/site/JsonLd';
import { PageHeader } from '@/components/site/PageHeader';
import { site } from '@/content/site';
import { filled } from '@/lib/filled';
import { paramsOf } from '@/lib/pages/entries';
import type { CollectionName } from '@/lib/pages/routes';
import {
  groupLinks,
  groupNamed,
  listedInRows,
  listNamed,
  groupsNamed,
  recordOf,
  type EntryProps,
} from '@/lib/pages/shown';
import { pageMetadata } from '@/lib/seo/metadata';

import '@/components/sections/EntryTransition.css';

export const groupParams = (name: CollectionName) => paramsOf(groupsNamed(name));

export const groupMetadata = async (name: CollectionName, { params }: EntryProps) =>
  pageMetadata(groupNamed(name, (await params).slug).route, site);

type Props = {
  of: CollectionName;
  /** The last part of the URL. */
  slug: string;
  /** The tiles next to the heading. */
  tiles: readonly number[];
};

/** The entries of a collection that share a tag or a service. */
export function GroupPage({ of, slug, tiles }: Props) {
  const { route, entries, about } = groupNamed(of, slug);
  const { words } = recordOf(of);
  const { intro, heading, about: aboutLabel } = words.groups!;
  const list = { label: words.name, href: listNamed(of).path };
  return (
    <>
      <PageHeader heading={route.name} intro={filled(intro, { name: route.name })} tiles={tiles}>
        <div className="group-crumbs">
          <Crumbs list={list} current={route.name} />
        </div>
      </PageHeader>
      {about && aboutLabel ? (
        <p className="wrap pb-6">
          <TextLink href={about}>{filled(aboutLabel, { name: route.name })}</TextLink>
        </p>
      ) : null}
      <EntryGroups heading={heading} groups={groupLinks(of)} current={route.path} />
      <EntryList entries={listedInRows(of, entries)} />
      <Ask words={words.ask} />
      <JsonLd nodes={[breadcrumbData(route.canonical, { current: route.name, list })]} />
    </>
  );
}
