/** @jest-environment node */
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

import { readSettings } from '@/lib/env';

import { describeSite, headersFor } from './hosts/site';
import { DEMO_FORM_FILE } from './policy/csp';
import type { Hsts } from './policy/headers';
import { score } from './policy/observatory';
import { protect } from './protect-pages';

const page = (body: string) => `<html><head><meta charset="utf-8"></head>${body}</html>`;
const HTML = page('<body><script>run()</script></body>');

const FORM = {
  NEXT_PUBLIC_LEAD_FORM_HOST: 'https://crm.example',
  NEXT_PUBLIC_LEAD_FORM_ID: 'a',
};
const CASES = [
  { name: 'as delivered', env: {}, file: 'index.html' },
  { name: 'of the demonstration form', env: {}, file: DEMO_FORM_FILE },
  { name: 'with a form service', env: FORM, file: 'index.html' },
  {
    name: 'with every setting',
    env: { ...FORM, NEXT_PUBLIC_LINKEDIN_PARTNER_ID: '1234567' },
    file: 'index.html',
  },
];

describe.each(CASES)('The policy $name', ({ env, file }) => {
  const { policy } = protect(file, HTML, readSettings(env));

  it('gives the CSP Evaluator nothing to find', () => {
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    // The lower, the worse.
    expect(findings.filter(({ severity }) => severity < Severity.INFO)).toEqual([]);
  });

  it('scores 130 of 100 at the Observatory, and 80 without HSTS', () => {
    const headers = (hsts?: Hsts) =>
      headersFor('/', describeSite({ 'index.html': policy }, '', hsts).headers);
    expect(score(headers())).toEqual({ score: 130, marks: expect.any(Array) });
    expect(score(headers('off'))).toEqual({
      score: 80,
      marks: expect.arrayContaining(['hsts-not-implemented']),
    });
  });
});

describe('The Observatory’s score', () => {
  it('takes points for what is missing or unsafe', () => {
    expect(score({}).score).toBe(100 - 25 - 20 - 20 - 5);
    const inline = "default-src 'none'; script-src 'unsafe-inline'";
    expect(score({ 'Content-Security-Policy': inline }).marks[0]).toMatch(/unsafe$/);
  });
});
