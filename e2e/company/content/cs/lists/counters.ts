import type { CounterFacts } from '@/components/sections/WhoWeAre';

export const counters: readonly CounterFacts[] = [
  { label: 'Spokojených klientů', target: 500, suffix: '+' },
  { label: 'Členů týmu', target: 50, suffix: '+' },
];
