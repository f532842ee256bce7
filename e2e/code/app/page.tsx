import { Counter } from '@/components/islands/Counter';
import { FaqAccordion } from '@/components/islands/FaqAccordion';
import { Faq, FAQ_GROUP } from '@/components/sections/Faq';
import { People } from '@/components/sections/People';
import { WhoWeAre } from '@/components/sections/WhoWeAre';
import { PageHeader } from '@/components/site/PageHeader';
import { counters } from '@/lib/fixture/content/lists/counters';
import { faqs } from '@/lib/fixture/content/lists/faqs';
import { people } from '@/lib/fixture/content/lists/people';
import { home } from '@/lib/fixture/content/pages/home';
import { sections } from '@/lib/fixture/content/sections';
import { shell } from '@/lib/fixture/content/shell';
import { metadataOf } from '@/lib/fixture/metadata';

export const metadata = metadataOf('home');

export default function HomePage() {
  return (
    <>
      <PageHeader heading={home.hero.headline} intro={home.hero.subline} tiles={[1]} />
      <WhoWeAre
        heading={home.counted}
        counters={counters}
        figure={({ target, suffix = '' }) => (
          <Counter target={target} text={`${target}`} language="en" suffix={suffix} />
        )}
        motion={shell.motion}
      />
      <Faq heading={sections.faq} items={faqs}>
        <FaqAccordion name={FAQ_GROUP} />
      </Faq>
      <People
        heading={home.people}
        articlesBy={home.articlesBy}
        people={people.map((person) => ({ ...person, id: person.name, articles: [] }))}
      />
    </>
  );
}
