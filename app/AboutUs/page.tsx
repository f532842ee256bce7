import { Ask, Crumbs, breadcrumbData } from '@/app/_page/pageParts';
import { Benefits } from '@/components/sections/Benefits';
import { Mission } from '@/components/sections/Mission';
import { People } from '@/components/sections/People';
import { Process } from '@/components/sections/Process';
import { SelectedEntries } from '@/components/sections/SelectedEntries';
import { Team } from '@/components/sections/Team';
import { WhyChooseUs } from '@/components/sections/WhyChooseUs';
import { JsonLd } from '@/components/site/JsonLd';
import { PageHeader } from '@/components/site/PageHeader';
import { about } from '@/content/pages/AboutUs';
import { peopleWithIds } from '@/lib/catalog/people';
import { metadataOf, pageWithId } from '@/lib/catalog/page';
import { pathOf } from '@/lib/catalog/pages';
import { selectedWork, writtenBy } from '@/lib/cards';

const route = pageWithId('about');

export const metadata = metadataOf(route);

export default function AboutPage() {
  const people = peopleWithIds.map((person) => ({ ...person, articles: writtenBy(person.name) }));
  return (
    <>
      <PageHeader heading={about.heading} intro={about.intro} tiles={[1, 3, 10, 8]}>
        <Crumbs current={route.name} />
      </PageHeader>
      <Mission words={about.mission} underHead />
      <WhyChooseUs words={about.why} moreHref={pathOf('services')} />
      <Benefits words={about.benefits} />
      <Process words={about.process} />
      <Team words={about.team} />
      <People words={about.people} people={people} />
      <SelectedEntries
        id="work"
        words={about.work}
        entries={selectedWork()}
        allHref={pathOf('work')}
      />
      <Ask words={about.ask} />
      <JsonLd nodes={[breadcrumbData(route)]} />
    </>
  );
}
