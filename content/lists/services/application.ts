import type { Service } from '@/content/lists/services';
import { site } from '@/content/site';

export const application: Service = {
  id: 'application',
  icon: '/pictures/service-application',
  title: 'Application Development',
  short: 'Application',
  description: 'iOS and Android apps that share one design and feel native on both.',
  about:
    'One team designs and builds for both stores. You have a test build on your own phone with every demo, so you decide with the app in your hand and not from a picture of it.',
  gets: [
    'A test build on your phone every two weeks',
    'Screens that make sense on a weak signal',
    'Store entries under your own accounts',
    'Crash reports that name the line of code',
  ],
  products: [1, 3, 8],
  typical: [
    {
      title: 'An app with four buttons',
      purpose: 'For hauliers whose drivers could only be reached by phone.',
      release:
        'Says when a load has arrived or left, also without a signal, and shows it to the office.',
      price: [27_000, 38_000],
      weeks: [8, 10],
      like: { label: 'Like Quarrow’s driver app', href: '/Work/quarrow-dispatch-board' },
    },
    {
      title: 'Orders for six restaurants',
      purpose: 'For a family that paid a third of each order to somebody else’s app.',
      release: 'Takes orders and payment, and shows the courier the way.',
      price: [48_000, 66_000],
      weeks: [10, 13],
      like: { label: 'Like our food delivery apps', href: '/Products#product-1' },
    },
    {
      title: 'Rides for one town',
      purpose: 'For a fleet of thirty cabs that answered a phone all night.',
      release: 'Shows the fare, books the ride and offers it to the nearest free cab.',
      price: [63_000, 84_000],
      weeks: [12, 16],
      like: { label: 'Like our cab booking apps', href: '/Products#product-3' },
    },
  ],
  page: {
    title: `iOS and Android app development: ${site.name}`,
    description:
      'Apps for iOS and Android: one task, a test build every two weeks, the way into both stores, and what has to be done in the years after it.',
    intro:
      'Apps for your customers, or for your own crew: from a drawing on paper to the entries in both stores.',
    steps: [
      {
        title: 'One task, on paper',
        text: 'We choose the task that people will open the app for, and draw it in as few screens as it takes. Five people who have never seen it try the drawings.',
        hand: 'Drawings that five people have tried',
        approval: 'You approve the task, and what the app does without a signal.',
      },
      {
        title: 'Builds for your testers',
        text: 'Each build goes to the phones of your testers, old ones too. What they tap, and where they stop, decides what we do next.',
        hand: 'A test build, with a list of what has changed',
      },
      {
        title: 'Into the stores',
        text: 'We prepare the entries, answer the reviewers and release to one in ten users first. If the crash reports stay quiet for three days, everybody gets it.',
        hand: 'The published app, and its signing keys',
      },
    ],
    limits:
      'People do not install what they need once a year. A web page that works on a phone reaches more of them, and waits for nobody’s approval.',
    questions: [
      {
        id: 'two-systems',
        question: 'Do we pay twice for two systems?',
        answer:
          'No. Most of the code is shared. What differs, such as payment and notifications, has lines of its own in the estimate.',
      },
      {
        id: 'rejected',
        question: 'What if a store rejects the app?',
        answer:
          'It happens, mostly because a sentence is missing. We compare the rules with your idea before the scope, plan a week for the review, and correct what the reviewer finds.',
      },
      {
        id: 'each-year',
        question: 'What has to be done each year?',
        answer:
          'Phones get a new system once a year, and the stores raise their requirements. Expect about a week of work, even if you add nothing. A support plan can include it.',
      },
    ],
    ask: {
      heading: 'What should the phone do?',
      text: 'Tell us the task, and who does it where, with how many hands free. We say whether it should be an app.',
      action: 'Describe the task',
    },
  },
};
