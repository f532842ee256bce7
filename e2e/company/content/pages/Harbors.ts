export const harborsPage = {
  heading: 'Harbors That Run on Our Software',
  intro: 'Each was a week on the quay before it was a line of code.',
  list: {
    heading: 'Harbor by harbor',
    since: 'Since',
    depths: 'Depths at the quay',
    piers: 'Piers and their berths',
  },
  ask: {
    heading: 'Is yours missing?',
    text: 'Tell us how many berths you have, and what annoys you most.',
    action: 'Write to us',
  },
} as const;
