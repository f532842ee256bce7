import { work } from '@/content/pages/Work';
import { benefits } from '@/content/sections/benefits';
import { process } from '@/content/sections/process';
import { why } from '@/content/sections/why';
import { site } from '@/content/site';

export const about = {
  name: 'About us',
  title: `In-house software development team: ${site.name}`,
  description:
    'Who does the work, how a project goes from the first call to support, our office hours, and what is in your hands at the end of each step.',
  heading: 'About us',
  intro: 'An in-house team of engineers, designers and testers that sees a project through.',
  mission: { heading: 'Our mission', text: site.mission },
  why,
  benefits,
  process,
  team: {
    heading: 'Who does what',
    together:
      'They sit together, keep one list of what is left to do, and share one channel with you. Whoever designed or wrote a part explains it to whoever tests it, so nothing is thrown over a wall.',
    roles: [
      {
        title: 'Lead engineer',
        text: 'Takes your first call, writes the scope and answers for the result.',
      },
      {
        title: 'Designer',
        text: 'Draws the screens with you, and stays until the last one is built.',
      },
      {
        title: 'Developers',
        text: 'Write the code, review each other’s changes and show you what works every two weeks.',
      },
      {
        title: 'Tester',
        text: 'Writes the automated tests, tries what they cannot cover, and can stop a release.',
      },
      {
        title: 'Operations',
        text: 'Puts releases live when you say so and, with a support plan, watches backups and uptime.',
      },
    ],
    facts: [
      { label: 'Office hours', text: site.hours.schedule },
      { label: 'Place', text: site.offices[0].line },
      { label: 'Language', text: 'English, in calls and in writing' },
    ],
  },
  people: {
    heading: 'Who you talk to',
    intro: 'Four of us, who take first calls and write the articles on this site.',
    /** The articles that a person has written, for screen readers. */
    articlesBy: 'Articles by {name}',
  },
  work: { ...work.selected, intro: work.references.text },
  ask: {
    heading: 'Talk to an engineer first',
    text: 'The first call costs nothing. Bring the problem or the idea; you need no brief.',
    action: 'Ask for a first call',
  },
} as const;
