import os from 'node:os';

import type { Table } from './table';

export type Options = {
  /** Whether sections that have to build may do so. */
  build: boolean;
  /** Measurements of each figure of which the median is taken. */
  runs: number;
  /** A site that somebody serves, to compare the home page with. */
  peer?: string;
};

/** One part of the bench: measures, and gives its tables. */
export type Section = (options: Options) => Promise<Table[]>;

/** Figures of time mean little without it. */
export function machine(now = new Date()): string {
  const cpus = os.cpus();
  const day = now.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  const load = os.loadavg()[0]!.toFixed(1);
  return `${day}, ${cpus.length} processors (${cpus[0]?.model.trim() ?? 'unknown'}), load ${load} at the start, Node.js ${process.versions.node}.`;
}
