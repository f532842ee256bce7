import { Ask } from '@/components/sections/Ask';
import { Benefits } from '@/components/sections/Benefits';
import { Mission } from '@/components/sections/Mission';
import { People } from '@/components/sections/People';
import { Process } from '@/components/sections/Process';
import { SelectedCards } from '@/components/sections/SelectedCards';
import { Team } from '@/components/sections/Team';
import { WhyChooseUs } from '@/components/sections/WhyChooseUs';
import { PageHeader } from '@/components/site/PageHeader';
import { people } from '@/content/lists/people';
import { about } from '@/content/pages/AboutUs';
import { pageMetadata } from '@/lib/metadata';
import { selectedWork, writtenBy } from '@/lib/cards';

export const metadata = pageMetadata('/AboutUs', about);

export default function AboutPage() {
  const authors = people.map((person) => ({ ...person, articles: writtenBy(person.name) }));
  return (
    <>
      <PageHeader path="/AboutUs" words={about} tiles={[1, 3, 10, 8]} />
      <Mission words={about.mission} underHead />
      <WhyChooseUs words={about.why} />
      <Benefits words={about.benefits} />
      <Process words={about.process} />
      <Team words={about.team} />
      <People words={about.people} people={authors} />
      <SelectedCards id="work" words={about.work} cards={selectedWork()} allHref="/Work" />
      <Ask words={about.ask} />
    </>
  );
}
