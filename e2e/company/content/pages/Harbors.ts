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
    tiers: [
      {
        name: 'Quay',
        price: 'kr 1,900',
        unit: 'a month',
        text: 'For up to 40 berths, and one person who knows every boat.',
        gets: ['A map of all berths', 'Invoices in three currencies'],
        action: 'Start with the quay',
      },
      {
        name: 'Harbor',
        price: 'kr 4,400',
        unit: 'a month',
        text: 'For up to 200 berths, with guests who book before they sail.',
        gets: ['Everything of Quay', 'Bookings by guests', 'One day with us each spring'],
        action: 'Ask for a harbor',
        advice: 'What most harbors need',
      },
      {
        name: 'Fjord',
        price: 'A written price',
        text: 'For several harbors that share guests, invoices and a person on call.',
        gets: ['Everything of Harbor', 'Sensors on each quay'],
        action: 'Tell us about your fjord',
      },
    ],
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
