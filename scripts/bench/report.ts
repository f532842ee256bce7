/** The figures of a report of Lighthouse, and of several. */
import { median } from './figures';

export const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const AUDITS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  si: 'speed-index',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

export type Figures = Record<(typeof SCORES)[number] | keyof typeof AUDITS | 'machine', number>;
export type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  /** How fast this machine was then, in a measure of Lighthouse’s own. */
  environment: { benchmarkIndex: number };
};

/** @throws Error for a report without a figure: it would count as 0, the best of times */
export function readReport({ runtimeError, categories, audits, environment }: Report): Figures {
  if (runtimeError) throw new Error(`Lighthouse could not measure: ${runtimeError.message}`);
  const figure = (name: string, value: number | null | undefined) => {
    if (typeof value !== 'number') throw new Error(`Lighthouse gave no figure for ${name}`);
    return value;
  };
  return Object.fromEntries([
    ...SCORES.map((name) => [name, Math.round(100 * figure(name, categories[name]?.score))]),
    ...Object.entries(AUDITS).map(([key, name]) => [key, figure(name, audits[name]?.numericValue)]),
    ['machine', environment.benchmarkIndex],
  ]) as Figures;
}

export const medians = (runs: readonly Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((key) => [
      key,
      median(runs.map((r) => r[key as keyof Figures])),
    ]),
  ) as Figures;
