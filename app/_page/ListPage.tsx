import { Ask, Crumbs, breadcrumbData } from '@/app/_page/pageParts';
import { EntryGroups } from '@/components/sections/EntryGroups';
import { EntryList, type ListRow } from '@/components/sections/EntryList';
import { JsonLd } from '@/components/site/JsonLd';
import { PageHeader } from '@/components/site/PageHeader';
import type { CollectionName } from '@/lib/catalog/routes';
import { metadataOf, pageWithId, recordOf } from '@/lib/catalog/page';
import { feedHref } from '@/lib/catalog/feed';
import { groupLinks } from '@/lib/catalog/groups';

export const listMetadata = (name: CollectionName) => metadataOf(pageWithId(name));

type Props = {
  of: CollectionName;
  /** The tiles next to the heading. */
  tiles: readonly number[];
  rows: readonly ListRow[];
};

/** The list of a collection. */
export function ListPage({ of, tiles, rows }: Props) {
  const route = pageWithId(of);
  const { words, feed } = recordOf(of);
  return (
    <>
      <PageHeader heading={words.heading} intro={words.intro} tiles={tiles}>
        <Crumbs current={route.name} />
      </PageHeader>
      {feed ? (
        <p className="relative wrap pb-6 lg:-mt-16 lg:pb-12">
          <a
            href={feedHref()}
            className="inline-flex min-h-target items-center font-semibold underline underline-offset-4"
          >
            {words.feed}
          </a>
        </p>
      ) : null}
      {words.groups ? <EntryGroups heading={words.groups.heading} groups={groupLinks(of)} /> : null}
      <EntryList entries={rows} />
      <Ask words={words.ask} />
      <JsonLd nodes={[breadcrumbData(route)]} />
    </>
  );
}
