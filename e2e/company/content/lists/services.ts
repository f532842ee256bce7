import type { Service } from '@/components/sections/Services';

export const services: readonly Service[] = [
  {
    id: 'harbor',
    icon: '/pictures/service-harbor',
    title: 'Harbor systems',
    description: 'Berths, guests and invoices on one screen, which the harbormaster carries along.',
    about:
      'We spend two days on your quay before we write a line. Then we replace the paper that takes the most time, and leave the rest until it has proved itself.',
    gets: [
      'A map of all berths',
      'Invoices in three currencies',
      'A screen that works with gloves',
    ],
    products: [3, 11],
  },
  {
    id: 'charts',
    icon: '/pictures/service-charts',
    title: 'Charts & routes',
    description: 'Charts that stay on the boat when the signal does not.',
    about:
      'Skippers see depths, tides and free berths before they turn in. What they need is on the device already, and updates itself at the quay.',
    gets: ['Charts without a signal', 'Tides for every berth'],
    products: [8],
  },
  {
    id: 'sensors',
    icon: '/pictures/service-sensors',
    title: 'Sensors',
    note: '(Only in Norway)',
    description: 'Water levels, power posts and gates that report before somebody complains.',
    about:
      'We choose sensors that you can buy anywhere, and write what reads them. If a battery runs low, one person gets one message.',
    gets: ['A list of parts with prices', 'One message for each fault', 'A yearly check on site'],
    products: [],
  },
  {
    id: 'web',
    icon: '/pictures/service-web',
    title: 'Websites for guests',
    description: 'Free berths, prices and the weather, on one page that loads on a boat.',
    about:
      'Guests want to know three things before they turn in. The page tells them without an account, and the harbormaster changes prices without us.',
    gets: ['A page of less than 100 kB', 'Prices that you change yourself'],
    products: [4],
  },
];
