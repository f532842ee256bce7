import { next } from '@/content/sections/next';
import { site } from '@/content/site';

/** Copy for /ContactUs/cab-booking, to which an ad or a newsletter leads. */
export const cabBooking = {
  title: `Cab booking app for taxi fleets: ${site.name}`,
  description:
    'A booking app, a driver app and a screen for your dispatcher: what a first release contains, whom it is not for, and how you get a price range.',
  heading: 'Your own cab booking app',
  intro:
    'For fleets that still dispatch by phone. Riders see the fare before they book, and your dispatcher sees every cab.',
  form: {
    heading: 'Ask for a price range',
    intro: 'Say how many cabs you run and how you dispatch today. The rest can wait.',
  },
  next,
  scope: { gets: 'What a first release has', limits: 'When it is not for you' },
  gets: [
    'Booking in three taps, with the fare shown first',
    'A driver app that offers each ride to the nearest free cab',
    'A screen for your dispatcher, who can still take calls',
    'Receipts for riders, and a monthly report for your accountant',
  ],
  limits:
    'With fewer than ten cabs, a phone and a messaging group cost nothing and work. Come back when calls go unanswered.',
  faq: { heading: 'Questions' },
  questions: [
    {
      id: 'calls',
      question: 'Do we have to stop taking calls?',
      answer:
        'No. Your dispatcher enters a call as a ride, and the driver sees no difference. You decide whether the phone ever stops.',
    },
    {
      id: 'meters',
      question: 'Does it work with our taximeters?',
      answer:
        'If your meters have an interface, the app reads it. Otherwise, it computes the fare from your own tariff. We look at your meters before we name a price.',
    },
    {
      id: 'weeks',
      question: 'How long does it take?',
      answer:
        'Most first releases take eight to sixteen weeks. You see working software every two weeks, first on test phones and then in a few of your own cabs.',
    },
  ],
} as const;
