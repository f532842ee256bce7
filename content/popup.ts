import { site } from '@/content/site';

/** Copy for the lead popup. */
export const popup = {
  title: 'Take a Moment to Share Your Thoughts',
  text: 'Submit your query, our team will contact you within 24 working hours.',
  note: site.hours.meaning,
  frameTitle: 'Inquiry Form',
  close: 'Close',
} as const;
