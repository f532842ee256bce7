import type { Benefit } from '@/components/sections/Benefits';

/** The four benefits (specification, section 2, "Home page", item 3). */
export const benefits = [
  {
    title: 'Partner With Us',
    text: 'You talk to the people who write the code. Questions get answers, not tickets.',
  },
  {
    title: 'Tension Free Business',
    text: 'With a support plan, we watch releases, backups and uptime. You run the company.',
  },
  {
    title: 'Your Data is Safe With Us',
    text: 'Access is limited and logged. Your data stays yours, and so does the code you have paid for.',
  },
  {
    title: 'Get Genuine Suggestions',
    text: 'If a simpler tool will do the job, we say so, even when it costs us the work.',
  },
] as const satisfies readonly Benefit[];
