import { next } from '@/content/sections/next';

export const contact = {
  heading: 'Contact Us',
  intro: 'Write a few lines or ask for a call. We reply within 24 working hours.',
  form: {
    heading: 'Ask for a call or a price',
    intro: 'Tell us where your harbor is and how many berths it has. The rest can wait.',
  },
  frameTitle: 'Contact Form',
  pictureAlt: 'Painted warehouses on a quay, seen from the water',
  next,
} as const;

export const campaignPage = {
  scope: { gets: 'What you get', limits: 'When it is not for you' },
  questions: 'Questions',
} as const;
