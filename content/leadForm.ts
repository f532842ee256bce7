import { site } from '@/content/site';

/** Copy for the embedded lead form, the same wherever the form appears. */
export const leadForm = {
  loading: 'Loading the form',
  unreachable: {
    heading: 'The form did not load',
    text: `A browser extension or your network may be blocking it. Try again, or reach us directly. ${site.hours.reply}`,
    retry: 'Try again',
  },
  direct: 'Prefer email, phone or chat?',
  doubtful: 'Form not showing?',
  chatLabel: 'Chat',
} as const;
