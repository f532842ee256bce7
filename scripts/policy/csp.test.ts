import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

import { embeds } from '@/scripts/test/content/embeds';
import { embedVendors } from '@/lib/embeds/embed';
import { LINKEDIN } from '@/lib/tracking/linkedIn';
import { policyText } from '@/kit/finish/policy';

import { pageDirectives } from './csp';

const NOTHING = {
  formOrigins: [],
  sending: null,
  vendors: [],
  sources: [],
};
const HASHES = { scripts: ["'sha256-abc='"], styles: [] };
const policyFor = (facts: object) => policyText(pageDirectives({ ...NOTHING, ...facts }, HASHES));
const sources = embedVendors(embeds, ['reel', 'diary']);
const sending = {
  mode: 'fetch',
  origins: ['https://formspree.io'],
  siteUrl: 'https://site.example',
} as const;

const directivesOf = (facts: object) => policyFor(facts).split('; ');

it('The policy allows no third party by default, and requires Trusted Types', () => {
  const policy = policyFor({});
  expect(policy).not.toMatch(/https?:|unsafe|data:|\*/);
  expect(policy).toMatch(/require-trusted-types-for 'script'/);
});

it.each<[string, object, string[]]>([
  [
    'a font of another host',
    { sources: [{ what: 'font', origins: ['https://type.example'] }] },
    ["font-src 'self' https://type.example"],
  ],
  [
    'a hosted form with two origins',
    { formOrigins: ['https://crm.example', 'https://pay.example'] },
    ["frame-src 'self' https://crm.example https://pay.example"],
  ],
  [
    'frames of vendors and a form that sends by fetch',
    { sources, sending },
    [
      "connect-src 'self' https://formspree.io",
      'frame-src https://player.reel.example https://diary.example https://app.diary.example',
      "form-action 'self' https://formspree.io https://site.example",
    ],
  ],
  [
    'an ad network that does not support Trusted Types',
    { vendors: [LINKEDIN] },
    [
      'no require-trusted-types-for',
      'no trusted-types',
      "script-src 'strict-dynamic' 'sha256-abc=' https://snap.licdn.com",
      "img-src 'self' https://px.ads.linkedin.com https://px4.ads.linkedin.com https://www.linkedin.com",
      "connect-src 'self' https://px.ads.linkedin.com https://px4.ads.linkedin.com",
      "worker-src 'none'",
    ],
  ],
])('With %s, the policy differs only in these directives', (_, facts, directives) => {
  const [before, after] = [directivesOf({}), directivesOf(facts)];
  const names = after.map((each) => each.split(' ')[0]);
  const gone = before.map((each) => each.split(' ')[0]).filter((name) => !names.includes(name));
  const changed = after.filter((each) => !before.includes(each));
  expect([...gone.map((name) => `no ${name}`), ...changed]).toEqual(directives);
});

it('A policy passes Google’s CSP Evaluator', () => {
  const policy = policyFor({ sending, sources, formOrigins: ['https://crm.example'] });
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  // In CSP Evaluator, lower values are more severe.
  expect(findings.filter(({ severity }) => severity < Severity.INFO)).toEqual([]);
});
