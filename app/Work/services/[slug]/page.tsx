import { groupMetadata, GroupPage, groupParams } from '@/app/GroupPage';
import { caseRow } from '@/app/Work/cases';
import { TextLink } from '@/components/parts/TextLink';
import { work as words } from '@/content/pages/Work';
import { filled } from '@/lib/filled';
import { serviceLinks } from '@/lib/catalog/facts';
import { groupNamed, type EntryProps } from '@/lib/catalog/shown';

export const generateStaticParams = () => groupParams('work');

export const generateMetadata = (props: EntryProps) => groupMetadata('work', props);

export default async function ServicePage({ params }: EntryProps) {
  const { route, value, entries } = groupNamed('work', (await params).slug);
  const [service] = serviceLinks([value]);
  return (
    <GroupPage of="work" route={route} tiles={[2, 6, 9]} rows={entries.map(caseRow)}>
      {service ? (
        <p className="wrap pb-6">
          <TextLink href={service.href}>
            {filled(words.aboutService, { name: service.title })}
          </TextLink>
        </p>
      ) : null}
    </GroupPage>
  );
}
