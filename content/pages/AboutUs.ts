export const about = {
  heading: 'About us',
  missionHeading: 'Our mission',
  intro:
    'An in-house team of engineers, designers and testers who stay with a project until it is done.',
  ask: {
    heading: 'Meet the people who would build it',
    text: 'The first call is with an engineer and costs nothing. Bring the problem; you need no brief.',
    action: 'Ask for a first call',
  },
} as const;
