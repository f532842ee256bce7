import { siteFacts } from '@/jest.setup';
import { readSettings, type Settings } from '@/lib/settings/env';
import { SAMPLE_LABEL } from '@/lib/text/sampleLabel';
import sample from '@/scripts/policy/sample.json';

import { launchFindings, type LaunchFacts } from './findings';

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
const settings = readSettings(siteFacts, SETTINGS);
/** The hash of a file of the sample company. */
const HASH = Object.values(sample.files)[0]!;
const word = (text: string, record = 'site.email', file = 'content/site.ts') => ({
  words: [{ file, record, text }],
  sources: { [file]: text },
});

const ready: LaunchFacts = {
  settings,
  ...word('For example: a test, 24 March 2025, +999 123 456, hello@company.zz, myexample.com'),
  files: { 'content/mark.svg': 'hash of an own mark' },
  advice: [],
};

/** Returns `settings` with some values changed. */
const withSettings = (change: Partial<Settings>) => ({ settings: { ...settings, ...change } });

describe('launchFindings', () => {
  it('accepts a site that is ready', () => {
    expect(launchFindings(ready)).toEqual([]);
  });

  it.each<[Partial<LaunchFacts>, string]>([
    [withSettings({ leadForm: readSettings(siteFacts, {}).leadForm }), 'no lead reaches you'],
    [word(`${SAMPLE_LABEL} We delete it.`), 'site.email: a text marked [Sample]'],
    [
      withSettings({
        leadForm: readSettings(siteFacts, { NEXT_PUBLIC_LEAD_FORM_ACTION: 'https://crm.test/a' })
          .leadForm,
      }),
      'the endpoint of the form is https://crm.test/a, which visitors cannot reach',
    ],
    [withSettings({ tracking: null }), 'LinkedIn tracking has not been decided'],
    [word('Call +1 202 555 0142 now'), ': +1 202 555 0142, a number reserved for fiction'],
    [{ files: { 'public/brands/renamed.svg': HASH } }, 'still of the sample company: renamed.svg'],
    [withSettings({ consentDecided: false }), 'the consent banner has not been decided'],
  ])('returns one finding for %j: %s', (change, found) => {
    expect(launchFindings({ ...ready, ...change })).toEqual([
      expect.objectContaining({
        found: expect.stringContaining(found),
        remedy: expect.stringMatching(/\w/),
      }),
    ]);
  });
});

it('reports a text of the sample in each file that contains it, but not where it is derived', () => {
  const text = sample.texts[0]!;
  const files = ['content/lists/brands.json', 'content/routes.ts'];
  const words = files.map((file) => ({ file, record: 'a.title', text: `By ${text}` }));
  const sources = { 'content/lists/brands.json': text, 'content/routes.ts': 'site.name' };
  expect(launchFindings({ ...ready, words, sources }).map(({ file }) => file)).toEqual([files[0]]);
});
