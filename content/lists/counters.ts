export type CounterFacts = { label: string; target: number; suffix?: string };

/** The animated company statistics (specification, section 9). */
export const counters: readonly CounterFacts[] = [
  { label: 'Happy Clients', target: 500, suffix: '+' },
  { label: 'Team Members', target: 50, suffix: '+' },
];
