/** Copy for sections that appear on more than one page. */
export const sections = {
  why: 'Why Choose Us',
  benefits: 'What you get when you work with us',
  services: {
    heading: 'Services',
    intro: 'Six kinds of work, one team. Choose the kind you need, or ask us which one fits.',
  },
  process: {
    heading: 'How a project goes',
    intro: 'At the end of each step, you hold something that is yours.',
    hand: 'In your hands',
  },
  faq: 'Frequently Asked Questions for Our Software Development Services',
} as const;

export const mission = {
  heading: 'About us',
  readMore: 'Read More',
  about: 'about our services',
} as const;
