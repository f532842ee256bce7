import { articleRow } from '@/app/Insights/articles';
import { Ask, Crumbs, breadcrumbData } from '@/app/_page/pageParts';
import { EntryGroups } from '@/components/sections/EntryGroups';
import { EntryList } from '@/components/sections/EntryList';
import { JsonLd } from '@/components/site/JsonLd';
import { PageHeader } from '@/components/site/PageHeader';
import { insights as words } from '@/content/pages/Insights';
import { filled } from '@/lib/text/filled';
import { paramsOf } from '@/lib/pages/entryPages';
import { metadataOf, pageWithId, type EntryProps } from '@/lib/catalog/page';
import { groupLinks, groupNamed, groupsNamed } from '@/lib/catalog/groups';

export const generateStaticParams = () => paramsOf(groupsNamed('insights'));

export const generateMetadata = async ({ params }: EntryProps) =>
  metadataOf(groupNamed('insights', (await params).slug).route);

/** The articles that share a tag. */
export default async function TagPage({ params }: EntryProps) {
  const { route, entries } = groupNamed('insights', (await params).slug);
  const { heading, intro } = words.groups;
  const list = { label: words.name, href: pageWithId('insights').path };
  return (
    <>
      <PageHeader
        heading={route.name}
        intro={filled(intro, { name: route.name })}
        tiles={[4, 7, 11]}
      >
        <Crumbs list={list} current={route.name} />
      </PageHeader>
      <EntryGroups heading={heading} groups={groupLinks('insights')} current={route.path} />
      <EntryList entries={entries.map(articleRow)} />
      <Ask words={words.ask} />
      <JsonLd nodes={[breadcrumbData({ ...route, list })]} />
    </>
  );
}
