import type { BenefitsWords } from '@/components/sections/Benefits';

/** The four benefits (specification, section 2, "Home page", item 3). */
export const benefits: BenefitsWords = {
  heading: 'What you get when you work with us',
  tiles: [
    {
      title: 'Partner With Us',
      text: 'You share a channel with the people who write the code. Questions get answers, not tickets.',
    },
    {
      title: 'Tension Free Business',
      text: 'You run your company. With a support plan, we watch releases, backups and uptime in the hours it states, and call you when something fails.',
    },
    {
      title: 'Your Data is Safe With Us',
      text: 'It is for people who need it for their work and are bound to confidentiality. It stays yours, and the code becomes yours as you pay for it.',
    },
    {
      title: 'Get Genuine Suggestions',
      text: 'If a simpler tool will do the job, we say so, even when it costs us the work.',
    },
  ],
};
