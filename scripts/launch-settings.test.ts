/** @jest-environment node */
import { launchFindings } from './launch';
import { ready, withFiles, withSettings } from './launch-fixture';

/** A setting, and an export that was built with it. */
const form = (src: string, demo = false) => ({
  ...withSettings({ leadForm: { src, demo, parameters: '' } }),
  ...withFiles({ 'ContactUs.html': `<iframe src="${src}"` }),
});
const origin = (siteUrl: string) => ({
  ...withSettings({ siteUrl }),
  ...withFiles({ 'index.html': `<link rel="canonical" href="${siteUrl}"/>` }),
});
const noTracking = (trackingDeclined = false) => ({
  ...withSettings({ tracking: null, trackingDeclined }),
  ...withFiles({ 'index.txt': '' }),
});

describe('the rules for settings', () => {
  it.each([
    ['malformed setting', { settings: { error: 'X is "y"' } }, 'settings', 'X is "y"'],
    [
      'address of the sample',
      origin('https://brightkiln.example'),
      'site-url',
      'the site’s address is https://brightkiln.example, where no visitor arrives',
    ],
    [
      'address without https',
      origin('http://localhost:3000'),
      'site-url',
      'the site’s address is http://localhost:3000, without https',
    ],
    [
      'demonstration form',
      form('/forms/wtl/demo/', true),
      'demo-form',
      'the form is the demonstration: no lead arrives',
    ],
    [
      'form on this machine',
      form('http://127.0.0.1:4100/forms/wtl/a'),
      'form-host',
      'the form’s address is http://127.0.0.1:4100/forms/wtl/a, without https',
    ],
    [
      'form on a reserved name',
      form('https://crm.test/forms/wtl/a'),
      'form-host',
      'the form’s address is https://crm.test/forms/wtl/a, where no visitor arrives',
    ],
    [
      'silence on tracking',
      noTracking(),
      'tracking',
      'nothing says whether LinkedIn counts conversions',
    ],
  ])('find the %s, and nothing else', (_fault, change, rule, found) => {
    expect(launchFindings({ ...ready, ...change })).toEqual([
      { rule, file: '.env.local or the environment', found, remedy: expect.stringMatching(/\w/) },
    ]);
  });

  it('take the decision to advertise nowhere', () => {
    expect(launchFindings({ ...ready, ...noTracking(true) })).toEqual([]);
  });

  it('take a partner id without conversions', () => {
    const tracking = { partnerId: '12', conversionId: null, contactConversionId: null };
    const change = {
      ...withSettings({ tracking }),
      ...withFiles({ 'index.txt': '"partnerId":"12"' }),
    };
    expect(launchFindings({ ...ready, ...change })).toEqual([]);
  });
});
