export const harborsPage = {
  heading: 'Harbors That Run on Our Software',
  intro: 'Each was a week on the quay before it was a line of code.',
  list: {
    heading: 'Harbor by harbor',
    since: 'Since',
    depths: 'Depths at the quay',
    piers: 'Piers and their berths',
  },
  prices: {
    heading: 'What it costs',
    intro: 'For one harbor, in kroner without VAT. You can change it on the first of every month.',
    comparison: {
      caption: 'What each contains',
      feature: 'Part',
      yes: 'Yes',
      no: 'No',
      rows: [
        { feature: 'Berths', values: ['40', '200', 'Any number'] },
        { feature: 'Works without a signal', values: [true, true, true] },
        { feature: 'Bookings by guests', values: [false, true, true] },
        { feature: 'Water level and wind', values: [false, false, true] },
        {
          feature: 'Who answers the phone',
          values: ['Office hours', 'Every day in summer', 'Every day'],
        },
      ],
    },
  },
  ask: {
    heading: 'Is yours missing?',
    text: 'Tell us how many berths you have, and what annoys you most.',
    action: 'Write to us',
  },
} as const;
