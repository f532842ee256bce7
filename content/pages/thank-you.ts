import { next } from '@/content/sections/next';
import { site } from '@/content/site';

export const thankYou = {
  title: `Thank you from ${site.name}: we received your form`,
  description: 'Your form has been submitted. We will get back to you shortly.',
  heading: 'Thank You!',
  lines: [
    'Your form has been submitted successfully',
    'We appreciate your submission and will get back to you shortly.',
  ],
  home: 'Return Home',
  next,
} as const;
