import type { Service } from '@/components/sections/Services';
import { site } from '@/content/site';

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
    page: {
      title: `Berth planning and invoices for harbors: ${site.name}`,
      description:
        'Berths, guests and invoices of a small harbor on one screen: how we count on your quay, what the first summer replaces, and what it costs in winter.',
      intro: 'For harbors with 20 to 200 berths, and one person who runs them.',
      steps: [
        {
          title: 'Two days on the quay',
          text: 'We walk along with the harbormaster and note every slip of paper.',
          hand: 'A map of all berths, with depths',
          approval: 'You choose the slip that goes first.',
        },
        {
          title: 'One summer',
          text: 'The screen and the paper run side by side, and we come by twice.',
          hand: 'A season of figures',
        },
      ],
      limits: 'With fewer than twenty berths, a chalkboard is faster than any screen.',
      questions: [
        {
          id: 'winter',
          question: 'What do we pay in winter?',
          answer: 'Nothing but the server, which costs as much as one berth.',
        },
        {
          id: 'rain',
          question: 'Does the screen work in the rain?',
          answer: 'Yes. The buttons are as wide as a thumb in a glove.',
        },
      ],
      ask: {
        heading: 'How many berths do you have?',
        text: 'And which of them is always taken twice?',
        action: 'Tell us about your harbor',
      },
    },
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
    page: {
      title: `Charts that work offline for skippers: ${site.name}`,
      description:
        'Depths, tides and free berths on a tablet, without a signal: where the data comes from, how it updates itself at the quay, and who checks it.',
      intro: 'For chart publishers and harbors whose guests arrive after dark.',
      steps: [
        {
          title: 'One fjord',
          text: 'We take a piece of water that you know by heart, and you look for mistakes.',
          hand: 'A chart on your own tablet',
        },
      ],
      limits: 'On rivers with a buoy every mile, paper charts are good enough.',
      questions: [
        {
          id: 'depths',
          question: 'Where do the depths come from?',
          answer: 'From the office that surveys your coast. We change none of them.',
        },
      ],
      ask: {
        heading: 'Which waters?',
        text: 'Name a harbor and the way into it. We say what is charted.',
        action: 'Name your waters',
      },
    },
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
    page: {
      title: `Sensors for water levels and gates: ${site.name}`,
      description:
        'Water levels, power posts and gates that report themselves: which parts you buy, who reads the messages, and what a yearly check on site contains.',
      intro: 'Three parts that you can buy in any shop, and a program that listens to them.',
      steps: [
        {
          title: 'A week with one sensor',
          text: 'It hangs where the worst wave comes in. If it survives, we hang the others.',
          hand: 'A list of parts, with prices',
        },
      ],
      limits: 'If somebody walks past the gate each hour, that person is the better sensor.',
      questions: [],
      ask: {
        heading: 'What should report itself?',
        text: 'A gate, a pump, a water level: tell us how often it fails.',
        action: 'Tell us what fails',
      },
    },
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
    page: {
      title: `Websites for guest harbors: ${site.name}`,
      description:
        'A page with free berths, prices and the weather that loads on a boat: what it shows, who changes the prices, and what it leaves to the chart.',
      intro: 'One page that answers what guests ask on channel 16.',
      steps: [],
      limits: 'If you have no guests in winter and a full house in summer, you need no page.',
      questions: [
        {
          id: 'languages',
          question: 'In which languages?',
          answer: 'In those of your guests. Prices and depths are the same in all of them.',
        },
      ],
      ask: {
        heading: 'What do guests ask you?',
        text: 'Write down the three questions that you hear most often.',
        action: 'Send us the questions',
      },
    },
  },
];
