/** @jest-environment node */
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

import { embeds } from '@/lib/fixture/content/embeds';
import { embedVendors } from '@/lib/embeds/embed';
import { LINKEDIN } from '@/lib/tracking/linkedIn';
import { policyText } from '@/kit/finish/policy';

import { DEMO_FORM_POLICY, PAGE_POLICY } from './csp';

const NOTHING = {
  formOrigins: [],
  sending: null,
  vendors: [],
  pictureOrigins: [],
  scripts: [],
  styles: [],
};
const SENDING = {
  ...NOTHING,
  sending: {
    mode: 'fetch',
    origins: ['https://formspree.io'],
    siteUrl: 'https://site.example',
  },
} as const;
const FRAMES = { ...NOTHING, vendors: embedVendors(embeds, ['reel', 'diary']) };
const NATIVE = { ...SENDING, sending: { ...SENDING.sending, mode: 'post' } } as const;

describe('the content security policies', () => {
  it('allow no third party by default', () => {
    expect(policyText(PAGE_POLICY, NOTHING)).not.toMatch(/https?:|unsafe|data:|\*/);
  });

  it('allow pictures, and nothing else, of the hosts of pictures', () => {
    const text = policyText(PAGE_POLICY, { ...NOTHING, pictureOrigins: ['https://cdn.example'] });
    expect(text).toContain("img-src 'self' https://cdn.example;");
    expect(text.match(/cdn\.example/g)).toHaveLength(1);
  });

  it('allow each origin of the form in frame-src, and nowhere else', () => {
    const formOrigins = ['https://crm.example', 'https://pay.example'];
    const text = policyText(PAGE_POLICY, { ...NOTHING, formOrigins });
    expect(text).toContain("frame-src 'self' https://crm.example https://pay.example;");
    expect(text.match(/crm\.example/g)).toHaveLength(1);
  });

  it('allow the endpoint of the site’s own form only where it is needed', () => {
    const action = "form-action 'self' https://formspree.io https://site.example;";
    const byFetch = policyText(PAGE_POLICY, SENDING);
    expect(byFetch).toContain(action);
    expect(byFetch).toContain("connect-src 'self' https://formspree.io;");
    expect(byFetch).not.toContain('frame-src');
    const byBrowser = policyText(PAGE_POLICY, NATIVE);
    expect(byBrowser).toContain(action);
    expect(byBrowser).toContain("connect-src 'self';");
    expect(byBrowser).not.toContain('frame-src');
  });

  it('allow LinkedIn only with tracking, and require Trusted Types unless a vendor does not support them', () => {
    const text = policyText(PAGE_POLICY, { ...NOTHING, vendors: [LINKEDIN] });
    expect(text).toMatch(/script-src 'strict-dynamic' https:\/\/snap\.licdn\.com;/);
    expect(text).not.toMatch(/trusted-types/);
    expect(text).toContain("worker-src 'none';");
    expect(policyText(PAGE_POLICY, NOTHING)).toMatch(/require-trusted-types-for 'script'/);
  });

  it('allow the frames of vendors, and nothing else of them', () => {
    const hosts = 'https://player.reel.example https://diary.example https://app.diary.example';
    const text = policyText(PAGE_POLICY, FRAMES);
    expect(text).toContain(`frame-src 'self' ${hosts};`);
    expect(text.replace(hosts, '')).not.toMatch(/https?:|worker-src/);
    expect(text).toMatch(/require-trusted-types-for 'script'/);
    const withOwnForm = policyText(PAGE_POLICY, { ...SENDING, vendors: FRAMES.vendors });
    expect(withOwnForm).toContain(`frame-src ${hosts};`);
  });

  it.each([
    ['default', PAGE_POLICY, NOTHING],
    ['demonstration form', DEMO_FORM_POLICY, NOTHING],
    ['form that sends by fetch', PAGE_POLICY, SENDING],
    ['form that sends natively', PAGE_POLICY, NATIVE],
    ['form service', PAGE_POLICY, { ...NOTHING, formOrigins: ['https://crm.example'] }],
    ['frames', PAGE_POLICY, FRAMES],
    ['ad network', PAGE_POLICY, { ...NOTHING, vendors: [LINKEDIN] }],
  ])('pass Google’s CSP Evaluator with these settings: %s', (_, rules, facts) => {
    const policy = policyText(rules, { ...facts, scripts: ["'sha256-abc='"] });
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    // In CSP Evaluator, lower values are more severe.
    expect(findings.filter(({ severity }) => severity < Severity.INFO)).toEqual([]);
  });
});
