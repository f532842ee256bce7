/** @jest-environment node */
import { spawnSync } from 'node:child_process';

import { site } from '@/content/site';
import { readSettings, type Settings } from '@/lib/env';

import { launchReport, readSample, readWords } from './launch';
import {
  fictionNumbers,
  hostFault,
  isBareLink,
  launchFindings,
  reservedNames,
  type Finding,
  type LaunchFacts,
} from './policy/launch';
import { EXPORTS } from './policy/e2e';
import sample from './policy/sample.json';

/**
 * The site of an owner who is ready to go live. `.zz` and +999 are unassigned, but no standard
 * reserves them.
 */
const SETTINGS = {
  NEXT_PUBLIC_SITE_URL: 'https://www.company.zz',
  NEXT_PUBLIC_LEAD_FORM_HOST: 'https://crm.company.zz',
  NEXT_PUBLIC_LEAD_FORM_ID: 'abc',
  NEXT_PUBLIC_LINKEDIN_PARTNER_ID: '12',
  NEXT_PUBLIC_LINKEDIN_CONVERSION_ID: '34',
  NEXT_PUBLIC_TRACKING_CONSENT: 'ask',
};
const settings = readSettings(SETTINGS);
const file = 'content/site.ts';
const words = Object.entries({
  'site.name': 'Company',
  'site.email': 'hello@company.zz',
  'site.phone.display': '+999 123 456',
  'site.chatUrl': 'https://chat.company.zz/hello',
  'site.social[0].href': 'https://www.linkedin.com/company/company-zz',
  'site.social[1].href': 'https://chat.company.zz/hello',
  'site.social[2].href': 'https://x.com/company-zz',
}).map(([record, text]) => ({ file, record, text }));

const ready: LaunchFacts = {
  settings,
  words,
  securityDue: false,
  pictures: { 'public/favicon.ico': 'hash of an own picture' },
  sample,
  sources: 'a',
  out: { stamp: { settings, sources: 'a' }, files: { 'out/index.html': '<p>Company</p>' } },
};

const built = (stamp: Partial<NonNullable<LaunchFacts['out']>['stamp']>) => ({
  out: { ...ready.out!, stamp: { ...ready.out!.stamp, ...stamp } },
});
/** Settings, and an export that was built with them. */
const withSettings = (change: Partial<Settings>) => {
  const changed = { ...settings, ...change };
  return { settings: changed, ...built({ settings: changed }) };
};
const withForm = (src: string, demo = false) =>
  withSettings({ leadForm: { ...settings.leadForm, src, demo } });
const withWord = (record: string, text: string, at = file) => ({
  words: [...words.filter((word) => word.record !== record), { file: at, record, text }],
});

describe('launchFindings', () => {
  it('returns nothing for a site that is ready', () => expect(launchFindings(ready)).toEqual([]));

  it.each<[string, Partial<LaunchFacts>, string | RegExp]>([
    ['settings', { settings: { error: 'X is "y"' } }, 'X is "y"'],
    [
      'site-url',
      withSettings({ siteUrl: 'https://brightkiln.example' }),
      /brightkiln\.example, which/,
    ],
    ['site-url', withSettings({ siteUrl: 'http://localhost:3000' }), /without https$/],
    ['demo-form', withForm('/forms/wtl/demo/', true), /no lead reaches you/],
    ['form-host', withForm('http://127.0.0.1:4100/forms/wtl/a'), /without https$/],
    ['form-host', withForm('https://crm.test/forms/wtl/a'), /which visitors cannot reach$/],
    ['tracking', withSettings({ tracking: null }), /LinkedIn tracking has not been decided/],
    ['consent', withSettings({ consentDecided: false }), /consent banner has not been decided/],
    [
      'reserved-name',
      withWord('site.email', 'a@company.example'),
      /^site\.email: company\.example, /,
    ],
    ['reserved-number', withWord('site.phone.display', '+1 202 555 0142'), /reserved for fiction$/],
    ['sample-text', withWord('intro', `By ${sample.texts[0]}`, 'content/pages/home.ts'), /sample/],
    ['bare-link', withWord('site.social[2].href', 'https://x.com/'), /home page, not your profile/],
    ['bare-link', withWord('site.chatUrl', 'https://wa.me'), /^site\.chatUrl: https:\/\/wa\.me/],
    [
      'twin-link',
      withWord('site.social[3].href', 'https://X.com/company-zz/'),
      /the same as site\.social\[2\]\.href$/,
    ],
    ['security-date', { securityDue: true }, /^security\.confirmed: /],
    [
      'sample-picture',
      { pictures: { 'public/brands/renamed.svg': Object.values(sample.pictures)[0]! } },
      'a picture of the sample company',
    ],
    ['no-export', { out: null }, 'there is no finished export'],
    ['stale-export', { sources: 'b' }, /before the last change/],
    [
      'other-settings',
      built({ settings: readSettings({ ...SETTINGS, NEXT_PUBLIC_BASE_PATH: '/a' }) }),
      'built with basePath /a, but the settings say ',
    ],
    [
      'other-settings',
      built({ settings: { ...settings, leadForm: { ...settings.leadForm, src: 'b' } } }),
      /^built with leadForm\.src b, but the settings say https:\/\/crm\.company\.zz/,
    ],
    [
      'export-name',
      { out: { ...ready.out!, files: { 'out/a.html': 'a.example', 'out/b.txt': 'a.example' } } },
      /^a\.example, a reserved name/,
    ],
  ])('returns only %s', (rule, change, found) => {
    const text = typeof found === 'string' ? found : expect.stringMatching(found);
    expect(launchFindings({ ...ready, ...change })).toEqual([
      expect.objectContaining({ rule, found: text, remedy: expect.stringMatching(/\w/) }),
    ]);
  });

  it.each<[string, Partial<LaunchFacts>]>([
    ['no ad network', withSettings({ tracking: null, trackingDeclined: true })],
    ['no consent banner', withSettings({ consent: false })],
    [
      'a decision that changes nothing in the export',
      built({ settings: { ...settings, consentDecided: false } }),
    ],
    ['a longer word that holds one of the sample', withWord('a', `${sample.texts[0]}s`)],
  ])('accepts %s', (_, change) => expect(launchFindings({ ...ready, ...change })).toEqual([]));
});

describe('the detection of sample texts', () => {
  it.each([
    ['hello@company.example', ['company.example']],
    ['www.Example.org, company.invalid', ['company.invalid', 'www.Example.org']],
    ['http://localhost:3000 and http://127.0.0.1', ['localhost', '127.0.0.1']],
    ['https://www.company.zz/example, https://myexample.com', []],
    ['For example: a test. Invalid numbers. if(i.test(a))return', []],
  ])('finds the reserved names in "%s"', (text, names) => {
    expect(reservedNames(text)).toEqual(names);
  });

  it.each([
    ['+1 202 555 0142', 1],
    ['555-0123', 1],
    ['+44 (0)20 7946 0999', 1],
    ['01632 960001', 1],
    ['+1 202 555 0242', 0],
    ['24 March 2025', 0],
  ])('recognizes %s as reserved for fiction: %s', (text, found) => {
    expect(fictionNumbers(`Call ${text} now`)).toHaveLength(found);
  });

  it.each([
    ['https://intranet/forms', 'which visitors cannot reach'],
    ['https://[::1]:8443', 'which visitors cannot reach'],
    ['https://crm.local', 'which visitors cannot reach'],
    ['https://192.168.0.10', 'which visitors cannot reach'],
    ['https://172.32.0.1', null],
    ['https://company.zz:8443/forms', null],
  ])('checks the host of %s: %s', (url, fault) => expect(hostFault(url)).toBe(fault));

  it.each([
    ['https://www.linkedin.com/company/', true],
    ['https://api.whatsapp.com/send', true],
    ['https://meet.google.com/', true],
    ['https://api.whatsapp.com/send?phone=999123456', false],
    ['https://social.company.zz/', false],
  ])('checks the link %s: %s', (url, bare) => expect(isBareLink(url)).toBe(bare));
});

describe('launchReport', () => {
  const finding = (at: string, found: string): Finding => ({
    rule: 'any',
    file: at,
    found,
    remedy: 'fix it',
  });

  it('groups the findings by file, and files with the same findings', () => {
    const [one, two] = [finding('a.ts', 'one'), finding('b.ts', 'one')];
    expect(launchReport([one, two])).toBe(
      'a.ts\nb.ts\n  one  fix it\n\n2 findings in 2 files: not ready to go live.',
    );
    expect(launchReport([one, finding('a.ts', 'three')])).toBe(
      'a.ts\n  one    fix it\n  three  fix it\n\n2 findings in 1 file: not ready to go live.',
    );
  });

  it('is one line if there are no findings', () => expect(launchReport([])).toMatch(/^Ready.*$/));
});

// With an owner's company name, single pictures and texts may change independently.
(sample.texts.includes(site.name) ? describe : describe.skip)('the sample', () => {
  it('the recorded sample is up to date: if not, run `npm run launch -- --record-sample`', async () => {
    expect(await readSample()).toEqual(sample);
  });

  it('the sample is found completely', async () => {
    const facts = { settings: readSettings({}), words: await readWords(), out: null };
    const findings = launchFindings({ ...ready, ...facts, pictures: sample.pictures });
    const rules = [
      ...['site-url', 'demo-form', 'tracking', 'reserved-name', 'reserved-number'],
      ...['sample-text', 'sample-picture', 'no-export'],
    ];
    expect([...new Set(findings.map(({ rule }) => rule))]).toEqual(rules);
    const texts = findings.filter(({ rule }) => rule === 'sample-text');
    expect(texts).toHaveLength(sample.texts.length);
    for (const { file: at } of texts) expect(at).toMatch(/site\.ts$|brands\.ts$/);
  });

  it('the sample is not found once all company facts are replaced', async () => {
    const own = (await readWords()).map((word) => ({
      ...word,
      text: sample.texts
        .reduce((text, each) => text.replaceAll(each, 'Own'), word.text)
        .replaceAll('brightkiln.example', 'company.zz')
        .replace(/\+1 ?202 ?555 ?0142/, '+999 123 456'),
    }));
    expect(launchFindings({ ...ready, words: own })).toEqual([]);
  });
});

describe('npm run launch', () => {
  it('reports an invalid setting, and exits with code 1', () => {
    const env = { ...process.env, ...EXPORTS.delivered.env, NEXT_PUBLIC_SITE_URL: 'company.zz' };
    const args = ['--import', 'tsx', 'scripts/launch.ts', '--json'];
    const { status, stdout } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(JSON.parse(stdout)[0]).toMatchObject({
      rule: 'settings',
      found: expect.stringContaining('NEXT_PUBLIC_SITE_URL is "company.zz"'),
    });
  });
});
