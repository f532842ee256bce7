import type { WhyWords } from '@/components/sections/WhyChooseUs';

/** "Why Choose Us": seven reasons, in order (specification, section 2). */
export const why: WhyWords = {
  heading: 'Why Choose Us',
  readMore: 'Read More',
  /** Where the link leads, for screen readers. */
  about: 'about our services',
  reasons: [
    { label: 'Custom Solutions', text: 'We start from your process or idea, not from a template.' },
    {
      label: 'In-House Development',
      text: 'Our own staff write your code. If we need a specialist, you approve them first.',
    },
    {
      label: 'Latest Technologies',
      text: 'Current, supported and common enough that you can hire for them later.',
    },
    {
      label: 'Comprehensive Testing',
      text: 'No release ships before automated tests and a review have passed.',
    },
    {
      label: 'Timely Delivery',
      text: 'Target dates in writing, binding where your order says so, and a demo every two weeks.',
    },
    {
      label: 'Dedicated Support',
      text: 'On a support plan, the people who built it answer your call.',
    },
    { label: 'Expert Team', text: 'A senior engineer leads every project.' },
  ],
};
