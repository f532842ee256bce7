import { selectedWork } from '@/app/Work/cases';
import { Ask, Crumbs, breadcrumbData } from '@/app/pageParts';
import { Benefits } from '@/components/sections/Benefits';
import { Mission } from '@/components/sections/Mission';
import { People } from '@/components/sections/People';
import { Process } from '@/components/sections/Process';
import { SelectedEntries } from '@/components/sections/SelectedEntries';
import { Team } from '@/components/sections/Team';
import { WhyChooseUs } from '@/components/sections/WhyChooseUs';
import { JsonLd } from '@/components/site/JsonLd';
import { PageHeader } from '@/components/site/PageHeader';
import { benefits } from '@/content/lists/benefits';
import { reasons } from '@/content/lists/reasons';
import { steps } from '@/content/lists/steps';
import { about } from '@/content/pages/AboutUs';
import { work } from '@/content/pages/Work';
import { mission, sections } from '@/content/sections';
import { site } from '@/content/site';
import { peopleWithIds } from '@/lib/pages/people';
import { pageWithId, pathOf } from '@/lib/pages/routes';
import { listPath, writtenBy } from '@/lib/pages/shown';
import { pageMetadata } from '@/lib/seo/metadata';

const route = pageWithId('about');

export const metadata = pageMetadata(route, site);

export default function AboutPage() {
  const people = peopleWithIds.map((person) => ({ ...person, articles: writtenBy(person.id) }));
  return (
    <>
      <PageHeader heading={about.heading} intro={about.intro} tiles={[1, 3, 10, 8]}>
        <Crumbs current={route.name} />
      </PageHeader>
      <Mission heading={about.missionHeading} text={site.mission} underHead />
      <WhyChooseUs
        heading={sections.why}
        reasons={reasons}
        readMore={mission.readMore}
        about={mission.about}
        moreHref={pathOf('services')}
      />
      <Benefits heading={sections.benefits} benefits={benefits} />
      <Process words={sections.process} steps={steps} />
      <Team words={about.team} />
      <People heading={about.people} articlesBy={about.articlesBy} people={people} />
      <SelectedEntries
        id="work"
        words={work.selected}
        entries={selectedWork()}
        allHref={listPath('work')}
      />
      <Ask words={about.ask} />
      <JsonLd nodes={[breadcrumbData(route.canonical, { current: route.name })]} />
    </>
  );
}
