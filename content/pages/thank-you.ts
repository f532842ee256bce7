import { next } from '@/content/sections/next';

export const thankYou = {
  heading: 'Thank You!',
  lines: [
    'Your form has been submitted successfully',
    'We appreciate your submission and will get back to you shortly.',
  ],
  home: 'Return Home',
  next,
} as const;
