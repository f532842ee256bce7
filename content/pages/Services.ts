export const servicesPage = {
  heading: 'Services',
  intro: 'Six kinds of work, one team. Choose the kind you need, or ask us which one fits.',
  list: { heading: 'What we build' },
  details: {
    heading: 'Service by service',
    gets: 'What you get',
    ask: 'Ask about {title}',
    products: '{title}: examples',
  },
  ask: {
    heading: 'Not sure which one you need?',
    text: 'Describe the problem in a few lines. We ask what we need to know, then write down what we would build, what we would leave out, and a price range.',
    action: 'Ask which service fits',
  },
} as const;
