import type { CounterFacts } from '@/components/sections/WhoWeAre';

/** The animated company statistics (specification, section 9). */
export const counters: readonly CounterFacts[] = [
  { label: 'Happy Clients', target: 500, suffix: '+' },
  { label: 'Team Members', target: 50, suffix: '+' },
];
