/** @jest-environment node */
import { readSettings, type Settings } from '@/lib/env';
import { SAMPLE_MARK } from '@/lib/sampleMark';
import sample from '@/scripts/policy/sample.json';

import { launchFindings, type LaunchFacts } from './findings';
import { launchReport } from './report';

/**
 * The settings of an owner who is ready to go live. The tests use `.zz` domains and `+999` phone
 * numbers: nobody owns them, and launchFindings accepts them.
 */
const SETTINGS = {
  NEXT_PUBLIC_SITE_URL: 'https://www.company.zz',
  NEXT_PUBLIC_LEAD_FORM_HOST: 'https://crm.company.zz:8443',
  NEXT_PUBLIC_LEAD_FORM_ID: 'abc',
  NEXT_PUBLIC_LINKEDIN_PARTNER_ID: '12',
  NEXT_PUBLIC_TRACKING_CONSENT: 'ask',
};
const settings = readSettings(SETTINGS);
/** The hash of a file of the sample company. */
const HASH = Object.values(sample.files)[0]!;
const word = (text: string, record = 'site.email', file = 'content/site.ts') => ({
  words: [{ file, record, text }],
});

const ready: LaunchFacts = {
  settings,
  ...word('For example: a test, 24 March 2025, +999 123 456, hello@company.zz, myexample.com'),
  files: { 'content/mark.svg': 'hash of an own mark' },
  advice: [],
  sources: 'a',
  hidden: [],
  stamp: { settings, sources: 'a', hidden: [] },
};

/**
 * Returns `settings` with some values changed, and a build stamp with the same changes, as if the
 * site had been rebuilt.
 */
const withSettings = (change: Partial<Settings>) => {
  const changed = { ...settings, ...change };
  return { settings: changed, stamp: { settings: changed, sources: 'a', hidden: [] } };
};
const withForm = (src: string) =>
  withSettings({ leadForm: { kind: 'hosted', src, origins: [], parameters: [] } });
const builtWith = (change: Record<string, string>) => ({
  stamp: { settings: readSettings({ ...SETTINGS, ...change }), sources: 'a', hidden: [] },
});
/**
 * Returns settings with a decision on the consent banner, and a build stamp from before the
 * decision.
 */
const withDecision = (decision: string) => ({
  settings: readSettings({ ...SETTINGS, NEXT_PUBLIC_TRACKING_CONSENT: decision }),
  ...builtWith({ NEXT_PUBLIC_TRACKING_CONSENT: '' }),
});

/** Returns settings without LinkedIn and without a decision on the consent banner. */
const withoutNetwork = (parameters: string) => {
  const changed = readSettings({
    ...SETTINGS,
    NEXT_PUBLIC_LINKEDIN_PARTNER_ID: 'none',
    NEXT_PUBLIC_TRACKING_CONSENT: '',
    NEXT_PUBLIC_LEAD_FORM_PARAMETERS: parameters,
  });
  return { settings: changed, stamp: { settings: changed, sources: 'a', hidden: [] } };
};

describe('launchFindings', () => {
  it.each<[string, Partial<LaunchFacts>]>([
    ['a site that is ready', {}],
    ['no ad network', withSettings({ tracking: null, trackingDeclined: true })],
    ['no consent banner', withSettings({ consent: false })],
    ['no decision if nothing is stored', withoutNetwork('product,landing_page')],
    ['a decision after the build', withDecision('off')],
    ['a longer word that contains one of the sample', word(`${sample.texts[0]}s`)],
  ])('accepts %s', (_, change) => {
    expect(launchFindings({ ...ready, ...change })).toEqual([]);
  });

  it.each<[Partial<LaunchFacts>, string]>([
    [{ settings: { error: 'X is "y"' } }, 'X is "y"'],
    [withSettings({ preview: 'VERCEL_ENV=preview' }), 'a preview, because of VERCEL_ENV=preview'],
    [builtWith({ NEXT_PUBLIC_SITE_ENV: 'preview' }), 'built as a preview'],
    [
      withSettings({ siteUrl: 'https://company.example' }),
      'https://company.example, which visitors cannot reach',
    ],
    [withSettings({ siteUrl: 'http://company.zz' }), 'without https'],
    [withSettings({ leadForm: readSettings({}).leadForm }), 'no lead reaches you'],
    [word(`${SAMPLE_MARK} We delete it.`), 'site.email: a text marked [Sample]'],
    [withForm('http://crm.company.zz'), 'without https'],
    [
      withSettings({
        leadForm: readSettings({ NEXT_PUBLIC_LEAD_FORM_ACTION: 'https://crm.test/a' }).leadForm,
      }),
      'the endpoint of the form is https://crm.test/a, which visitors cannot reach',
    ],
    [withForm('https://crm.test/a'), 'which visitors cannot reach'],
    [withSettings({ tracking: null }), 'LinkedIn tracking has not been decided'],
    [withSettings({ consentDecided: false }), 'the consent banner has not been decided'],
    [word('hello@company.example'), 'site.email: company.example, a reserved name'],
    [word('https://www.Example.org'), 'www.Example.org, a reserved name'],
    [word('Call +1 202 555 0142 now'), ': +1 202 555 0142, a number reserved for fiction'],
    [word('(202) 555-0142'), 'a number reserved for fiction'],
    [word(`By ${sample.texts[0]}.`), `“${sample.texts[0]}”, which belongs to the sample company`],
    [{ files: { 'public/brands/renamed.svg': HASH } }, 'still of the sample company: renamed.svg'],
    [
      {
        files: {
          'art/masters/hero.png': HASH,
          'art/masters/pots.png': HASH,
        },
      },
      'still of the sample company: hero.png, pots.png',
    ],
    [{ files: { 'content/agreement/clauses': HASH } }, 'still of the sample company: clauses'],
    [withoutNetwork('gclid'), 'the consent banner has not been decided'],
    [{ advice: [{ file: 'a', found: 'a faint color', remedy: 'b' }] }, 'a faint color'],
    [{ stamp: null }, 'there is no finished export'],
    [
      {
        stamp: { settings, sources: 'a', hidden: ['content/work/due.md', 'content/work/draft.md'] },
        hidden: ['content/work/draft.md'],
      },
      'built before the date of content/work/due.md',
    ],
    [{ sources: 'b' }, 'before the last change'],
    [builtWith({ NEXT_PUBLIC_BASE_PATH: '/a' }), 'built with basePath /a, but the settings say '],
    [
      builtWith({ NEXT_PUBLIC_LEAD_FORM_ID: 'b' }),
      'built with leadForm.src https://crm.company.zz:8443/forms/wtl/b, but the settings say https',
    ],
  ])('returns one finding for %j: %s', (change, found) => {
    expect(launchFindings({ ...ready, ...change })).toEqual([
      expect.objectContaining({
        found: expect.stringContaining(found),
        remedy: expect.stringMatching(/\w/),
      }),
    ]);
  });
});

describe('launchReport', () => {
  it('groups the findings by file', () => {
    const finding = (file: string, found: string) => ({ file, found, remedy: 'fix it' });
    const findings = [finding('a.ts', 'one'), finding('b.ts', 'two'), finding('a.ts', 'three')];
    expect(launchReport(findings)).toMatch(
      /^a\.ts\n {2}one: fix it\n {2}three: fix it\n\nb\.ts\n {2}two: fix it\n\n/,
    );
    expect(launchReport(findings)).toMatch(/\nNot ready to go live\. Findings: 3$/);
  });

  it('says what it checked and what it did not', () => {
    const report = launchReport([]);
    expect(report).toMatch(
      /^Checked:\n(?: {2}.+\n)+\nNot checked:\n(?: {2}.+\n)+\nReady to go live.*$/,
    );
  });
});
