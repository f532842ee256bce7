/** @jest-environment node */
import { medians, readReport } from './report';

const categories = {
  performance: { score: 0.99 },
  accessibility: { score: 1 },
  'best-practices': { score: 1 },
  seo: { score: 0.57 },
};
const audits = {
  'first-contentful-paint': { numericValue: 900 },
  'largest-contentful-paint': { numericValue: 1200 },
  'speed-index': { numericValue: 1000 },
  'total-blocking-time': { numericValue: 0 },
  'cumulative-layout-shift': { numericValue: 0.01 },
};
const environment = { benchmarkIndex: 1600 };
const figures = readReport({ categories, audits, environment });

describe('readReport', () => {
  it('gives scores out of a hundred and times as they are', () => {
    expect(figures).toEqual({
      performance: 99,
      accessibility: 100,
      'best-practices': 100,
      seo: 57,
      fcp: 900,
      lcp: 1200,
      si: 1000,
      tbt: 0,
      cls: 0.01,
      machine: 1600,
    });
  });

  it('refuses a report that lacks a figure', () => {
    const lost = { ...audits, 'speed-index': {} };
    expect(() => readReport({ categories, audits: lost, environment })).toThrow(
      'no figure for speed-index',
    );
    const none = { ...categories, seo: { score: null } };
    expect(() => readReport({ categories: none, audits, environment })).toThrow(
      'no figure for seo',
    );
  });

  it('refuses a page that could not be measured', () => {
    const runtimeError = { message: 'NO_FCP' };
    expect(() => readReport({ runtimeError, categories, audits, environment })).toThrow('NO_FCP');
  });
});

describe('medians', () => {
  it('takes each figure by itself', () => {
    const taken = medians([
      { ...figures, lcp: 1, si: 30 },
      { ...figures, lcp: 2, si: 10 },
      { ...figures, lcp: 9, si: 20 },
    ]);
    expect([taken.lcp, taken.si]).toEqual([2, 20]);
  });
});
