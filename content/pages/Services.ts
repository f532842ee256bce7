export const services = {
  heading: 'Services',
  listHeading: 'What we build',
  details: {
    heading: 'Service by service',
    gets: 'What you get',
    ask: 'Ask about {title}',
    products: '{title}: examples',
  },
  ask: {
    heading: 'Not sure which one you need?',
    text: 'Describe the problem in a few lines. We tell you what we would build and what we would leave out.',
    action: 'Ask which service fits',
  },
} as const;
