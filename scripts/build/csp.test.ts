/** @jest-environment node */
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

import { blockedBy, hashesOf, hashOf, policyText, withPolicy } from './csp';
import { OWN_FORM_POLICY, PAGE_POLICY } from '@/scripts/policy/csp';

const HEAD = '<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>a</title></head>';
const page = (body: string) => `${HEAD}<body>${body}</body></html>`;
const NOTHING = {
  formOrigins: [],
  sending: null,
  tracking: false,
  consent: false,
  scripts: [],
  styles: [],
};
const SENDING = {
  ...NOTHING,
  sending: {
    mode: 'cors',
    origins: ['https://formspree.io'],
    siteUrl: 'https://site.example',
  },
} as const;
const NATIVE = { ...SENDING, sending: { ...SENDING.sending, mode: 'native' } } as const;

const protect = (html: string) =>
  withPolicy(html, policyText(PAGE_POLICY, { ...NOTHING, ...hashesOf(html) }));

describe('hashesOf', () => {
  it('computes the same hash as a browser', () => {
    // The example in the specification (CSP level 3, 8.4 “Usage of hashes”): alert('Hello,
    // world.');
    expect(hashOf("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
    expect(hashOf('a\r\nb')).toBe(hashOf('a\nb'));
  });

  it('hashes inline scripts and styles, but not external files or data blocks', () => {
    const html = page(
      '<script src="/a.js" async=""></script><script>run()</script>' +
        '<script type="application/ld+json">{"a":1}</script><style>p{}</style>',
    );
    expect(hashesOf(html)).toEqual({ scripts: [hashOf('run()')], styles: [hashOf('p{}')] });
  });
});

describe('policyText', () => {
  it('allows no third party by default', () => {
    expect(policyText(PAGE_POLICY, NOTHING)).not.toMatch(/https?:|unsafe|data:|\*/);
  });

  it('allows each origin of the form in frame-src and connect-src', () => {
    const formOrigins = ['https://crm.example', 'https://pay.example'];
    const text = policyText(PAGE_POLICY, { ...NOTHING, formOrigins });
    expect(text).toContain("frame-src 'self' https://crm.example https://pay.example;");
    expect(text).toContain("connect-src 'self' https://crm.example https://pay.example;");
    expect(text.match(/crm\.example/g)).toHaveLength(2);
  });

  it('allows only the page of the site’s own form to send something to the service', () => {
    expect(policyText(PAGE_POLICY, SENDING)).toBe(policyText(PAGE_POLICY, NOTHING));
    expect(policyText(OWN_FORM_POLICY, NOTHING)).not.toMatch(/https?:|connect-src|frame-src/);
    const action = "form-action 'self' https://formspree.io https://site.example;";
    const byFetch = policyText(OWN_FORM_POLICY, SENDING);
    expect(byFetch).toContain(action);
    expect(byFetch).toContain('connect-src https://formspree.io;');
    expect(byFetch).not.toContain('frame-src');
    const byFrame = policyText(OWN_FORM_POLICY, NATIVE);
    expect(byFrame).toContain(action);
    expect(byFrame).toContain("frame-src 'self' https://formspree.io;");
    expect(byFrame).not.toContain('connect-src');
  });

  it('allows LinkedIn only with tracking, and requires Trusted Types if tracking and consent are off', () => {
    const text = policyText(PAGE_POLICY, { ...NOTHING, tracking: true });
    expect(text).toMatch(/script-src 'strict-dynamic' https:\/\/snap\.licdn\.com;/);
    expect(text).not.toMatch(/trusted-types/);
    expect(policyText(PAGE_POLICY, { ...NOTHING, consent: true })).not.toMatch(/trusted-types/);
    expect(policyText(PAGE_POLICY, NOTHING)).toMatch(/require-trusted-types-for 'script'/);
  });

  it.each([
    ['default', PAGE_POLICY, NOTHING],
    ['demonstration form', OWN_FORM_POLICY, NOTHING],
    ['form that sends by fetch', OWN_FORM_POLICY, SENDING],
    ['form that sends natively', OWN_FORM_POLICY, NATIVE],
    ['form service', PAGE_POLICY, { ...NOTHING, formOrigins: ['https://crm.example'] }],
    ['ad network', PAGE_POLICY, { ...NOTHING, tracking: true }],
  ])('passes Google’s CSP Evaluator with these settings: %s', (_, rules, facts) => {
    const policy = policyText(rules, { ...facts, scripts: [hashOf('run()')] });
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    // In CSP Evaluator, lower values are more severe.
    expect(findings.filter(({ severity }) => severity < Severity.INFO)).toEqual([]);
  });

  it('differs between pages only in its hashes', () => {
    const plain = policyText(PAGE_POLICY, NOTHING);
    const other = policyText(PAGE_POLICY, { ...NOTHING, scripts: ["'sha256-abc='"] });
    expect(other.replace(" 'sha256-abc='", '')).toBe(plain);
  });
});

describe('withPolicy', () => {
  it('inserts the policy right after the charset', () => {
    expect(protect(page(''))).toMatch(
      /<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src/,
    );
  });

  it('rejects a page that has no charset or already has a policy', () => {
    expect(() => protect('<html></html>')).toThrow(/no <meta charset/);
    expect(() => protect(protect(page('')))).toThrow(/already/);
  });
});

describe('blockedBy', () => {
  it('returns nothing for a page whose inline scripts have hashes', () => {
    expect(blockedBy(protect(page('<script>run()</script><p class="style=">on=</p>')))).toEqual([]);
  });

  it('ignores tags in scripts, comments and attribute values', () => {
    const texts =
      '<script>"<p style=\\"a\\">"</script><!-- <p style="a"> --><a title="x style=y">b</a>';
    expect(blockedBy(protect(page(texts)))).toEqual([]);
  });

  it.each([
    ['an inline script without a hash', '<script>late()</script>', 'late()'],
    ['an inline style without a hash', '<style>p{}</style>', 'p{}'],
    [
      'a style attribute',
      '<p class="a" style="color:red">b</p>',
      '<p class="a" style="color:red">',
    ],
    ['an event handler', '<a onclick="x()">b</a>', '<a onclick="x()">'],
    ['a script element', '<script src="/a.js"></script>', '<script src="/a.js">'],
    ['a script URL in a link', '<a href="javascript:x()">b</a>', '<a href="javascript:x()">'],
  ])('reports %s', (_, added, snippet) => {
    expect(blockedBy(protect(page('')).replace('</body>', `${added}</body>`))).toEqual([snippet]);
  });
});
