import { next } from '@/content/sections/next';
import { site } from '@/content/site';

export const contact = {
  name: 'Contact Us',
  title: `Contact ${site.name}: ask for a call or a price range`,
  description:
    'Ask for a call, or describe your project by form, email or phone. We reply within 24 working hours; a written scope and price range follow.',
  heading: 'Contact Us',
  intro: 'Ask for a call or send a few lines. We reply within 24 working hours.',
  form: {
    heading: 'Ask for a call or a price range',
    intro:
      'A few lines are enough to start. If you want a call, we reply with times to choose from.',
  },
  /** Below the form. */
  notes: [
    site.hours.meaning,
    'You pay nothing until you approve a written scope with a price range and sign an order.',
    'Leave out what is confidential and say so: we sign a nondisclosure agreement first.',
  ],
  frameTitle: 'Contact Form',
  pictureAlt:
    'Seven glazed pots in different colors on a shelf, each with a band of bare clay at the base',
  next,
} as const;
