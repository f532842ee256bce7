import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

import { readEnv, type Env } from '@/lib/env';
import { LINKEDIN } from '@/lib/linkedIn';
import { policyText } from '@/scripts/finish/policy';

import { pageDirectives } from './directives';

const HASHES = { scripts: ["'sha256-abc='"], styles: [] };
const demo = readEnv({});
const own = readEnv(
  {
    NEXT_PUBLIC_LEAD_FORM_ACTION: 'https://formspree.io/f/abc',
    NEXT_PUBLIC_LEAD_FORM_ORIGINS: 'https://thanks.example',
  },
  ['youTube', 'calCom'],
);
const hosted = readEnv({
  NEXT_PUBLIC_LEAD_FORM_URL: 'https://crm.example/form',
  NEXT_PUBLIC_LEAD_FORM_ORIGINS: 'https://pay.example',
});

const policyFor = (settings = demo) => policyText(pageDirectives(settings, HASHES));

it('The policy allows no third party by default, and requires Trusted Types', () => {
  const policy = policyFor();
  expect(policy).not.toMatch(/https?:|unsafe|data:|\*/);
  expect(policy).toMatch(/require-trusted-types-for 'script'/);
});

it.each<[string, Env, string[]]>([
  [
    'a hosted form with two origins',
    hosted,
    ["frame-src 'self' https://crm.example https://pay.example"],
  ],
  [
    'frames of vendors and the site’s own form',
    own,
    [
      'frame-src https://www.youtube-nocookie.com https://cal.com https://app.cal.com',
      "form-action 'self' https://formspree.io https://thanks.example https://heron.example",
    ],
  ],
  [
    'an ad network that does not support Trusted Types',
    { ...demo, vendors: [LINKEDIN] },
    [
      'no require-trusted-types-for',
      'no trusted-types',
      "script-src 'strict-dynamic' 'sha256-abc=' https://snap.licdn.com",
      "img-src 'self' https://px.ads.linkedin.com https://px4.ads.linkedin.com https://www.linkedin.com",
      "connect-src 'self' https://px.ads.linkedin.com https://px4.ads.linkedin.com",
      "worker-src 'none'",
    ],
  ],
])('With %s, the policy differs only in these directives', (_, settings, directives) => {
  const [before, after] = [policyFor(), policyFor(settings)].map((policy) =>
    policy.split('; '),
  ) as [string[], string[]];
  const names = after.map((each) => each.split(' ')[0]);
  const gone = before.map((each) => each.split(' ')[0]).filter((name) => !names.includes(name));
  const changed = after.filter((each) => !before.includes(each));
  expect([...gone.map((name) => `no ${name}`), ...changed]).toEqual(directives);
});

it('A policy passes Google’s CSP Evaluator', () => {
  for (const policy of [policyFor(own), policyFor(hosted)]) {
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    // In CSP Evaluator, lower values are more severe.
    expect(findings.filter(({ severity }) => severity < Severity.INFO)).toEqual([]);
  }
});
