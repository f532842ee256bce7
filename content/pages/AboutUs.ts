export const about = {
  heading: 'About us',
  missionHeading: 'Our mission',
  intro:
    'An in-house team of engineers, designers and testers who stay with a project until it is done.',
} as const;
