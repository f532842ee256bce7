import { site } from '@/content/site';

export const servicesPage = {
  name: 'Services',
  title: `Web, app and blockchain development: ${site.name}`,
  description:
    'Blockchain, web, business software, apps, games and virtual spaces from one in-house team: what you get with each, and examples of what we build.',
  heading: 'Services',
  intro: 'Six kinds of work, one team. Choose the kind you need, or ask us which one fits.',
  list: { heading: 'What we build' },
  /** The line that leads to the prices, also on the home page. */
  prices: { heading: 'What typical projects cost' },
  details: {
    heading: 'Service by service',
    gets: 'What you get',
    ask: 'Ask about {title}',
    more: 'More about {title}',
    products: '{title}: examples',
  },
  ask: {
    heading: 'Not sure which one you need?',
    text: 'Describe the problem in a few lines. We ask what we need to know, then write down what we would build, what we would leave out, and a price range.',
    action: 'Ask which service fits',
  },
} as const;

/** Around the words of each service, which are in content/lists/services/. */
export const servicePage = {
  scope: { gets: 'What you get', limits: 'When it is not for you' },
  typical: {
    heading: 'Typical projects',
    intro:
      'Examples, not offers. The scope of yours states a range of its own. Taxes, hosting and third-party licenses are extra.',
    release: 'First release',
    price: 'Price',
    weeks: 'Time',
    /** A code of ISO 4217. */
    currency: 'USD',
  },
  process: { heading: 'How the work goes', hand: 'In your hands' },
  work: { heading: 'Case studies', all: 'All case studies' },
  products: { heading: 'Products', all: 'All products' },
  questions: 'Questions about {title}',
  articles: { heading: 'Before you decide', all: 'All articles' },
} as const;
