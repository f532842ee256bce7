import { next } from '@/content/sections/next';

export const contact = {
  heading: 'Contact Us',
  intro: 'Write a few lines or ask for a call. We reply within 24 working hours.',
  formHeading: 'Ask for a call or a price',
  formIntro: 'Tell us where your harbor is and how many berths it has. The rest can wait.',
  frameTitle: 'Contact Form',
  pictureAlt: 'Painted warehouses on a quay, seen from the water',
  next,
} as const;
