import type { Reason } from '@/components/sections/WhyChooseUs';

/** The "Why Choose Us" checklist: seven labels, in order (specification, section 2). */
export const reasons = [
  { label: 'Custom Solutions', text: 'Shaped around how you already work.' },
  { label: 'In-House Development', text: 'Nothing is subcontracted without your consent.' },
  { label: 'Latest Technologies', text: 'Current, supported and proven in use.' },
  { label: 'Comprehensive Testing', text: 'Every release passes our checks before it ships.' },
  { label: 'Timely Delivery', text: 'A plan with dates, and a demo every two weeks.' },
  {
    label: 'Dedicated Support',
    text: 'On a support plan, the people who built it answer your call.',
  },
  { label: 'Expert Team', text: 'A senior engineer leads every project.' },
] as const satisfies readonly Reason[];
