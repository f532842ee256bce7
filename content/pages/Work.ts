import { site } from '@/content/site';

/** Copy for the list of case studies, and for what each case study has around its text. */
export const work = {
  name: 'Work',
  title: `Case studies of our software projects: ${site.name}`,
  description:
    'What we built for whom, what changed afterwards in figures, what it cost, and what did not work at first: case studies of our projects.',
  heading: 'Work',
  intro: 'What we built, for whom, and what changed. With figures, and with what went wrong.',
  client: 'Client',
  services: 'Services',
  products: 'Products',
  date: 'Published',
  results: 'Results',
  readingTime: 'Reading time',
  contents: 'Contents',
  related: { heading: 'Related case studies', all: 'All case studies' },
  /** On each case study, and on /AboutUs. */
  references: {
    label: 'References',
    text: 'Quarrow, Pomelune and Tallowfield answer questions about working with us: after the first call, we give you a name and a number.',
  },
  draft: 'Not on the live site yet',
  /** On the home page and on /AboutUs. */
  selected: { heading: 'Selected work', all: 'All case studies' },
  ask: {
    heading: 'Is your problem like this one?',
    text: 'Tell us what is typed twice, counted late or done by hand. You get questions first, and then a written scope with a price range.',
    action: 'Describe your project',
  },
} as const;
