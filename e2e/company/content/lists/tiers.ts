import type { Tier } from '@/lib/records/lists';

export const tiers: readonly Tier[] = [
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
];
