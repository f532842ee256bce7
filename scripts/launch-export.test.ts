/** @jest-environment node */
import { launchFindings } from './launch';
import { ready, withFiles, withWord } from './launch-fixture';

describe('the rules for the export', () => {
  it.each([
    ['its absence', { out: null }, 'no-export', 'out/index.html', 'there is no export'],
    [
      'its age',
      { newestSource: { file: 'content/shared.ts', changedAt: 3 } },
      'stale-export',
      'out/index.html',
      'older than content/shared.ts',
    ],
    [
      'another address',
      withFiles({ 'index.html': '<link rel="canonical" href="https://old.company.zz"/>' }),
      'other-settings',
      'out/index.html',
      'built for https://old.company.zz, not for https://www.company.zz',
    ],
    [
      'another form',
      withFiles({ 'ContactUs.html': '<iframe src="https://crm.company.zz/forms/wtl/abcd"' }),
      'other-settings',
      'out/ContactUs.html',
      'built without the form https://crm.company.zz/forms/wtl/abc',
    ],
    [
      'the demonstration form',
      withFiles({ 'forms/wtl/demo/index.html': '' }),
      'other-settings',
      'out/forms/wtl/demo/index.html',
      'the demonstration form, which sends nothing',
    ],
    [
      'another conversion',
      withFiles({ 'index.txt': '"partnerId":"12","conversionId":"5","contactConversionId":"34"' }),
      'other-settings',
      'out/index.txt',
      'built with LinkedIn conversionId 5, not 34',
    ],
    [
      'a conversion that it lacks',
      withFiles({ 'index.txt': '"partnerId":"12","conversionId":"34","contactConversionId":null' }),
      'other-settings',
      'out/index.txt',
      'built with LinkedIn contactConversionId null, not 34',
    ],
    [
      'other parameters',
      withFiles({
        'index.txt':
          '"parameters":"","partnerId":"12","conversionId":"34","contactConversionId":"34"',
      }),
      'other-settings',
      'out/index.txt',
      expect.stringMatching(/^built to tell the form “”, not “product,/),
    ],
    [
      'a question about consent',
      withFiles({
        'index.html':
          '<link rel="canonical" href="https://www.company.zz"/><div id="consent"></div>',
      }),
      'other-settings',
      'out/index.html',
      'built to ask for consent, which the settings do not say',
    ],
    [
      'a reserved name',
      withFiles({ 'FAQ.html': 'a.company.example', 'a.txt': 'a.company.example' }),
      'export-name',
      'out/FAQ.html',
      'a.company.example, which nobody can own',
    ],
  ])('find %s, and nothing else', (_fault, change, rule, file, found) => {
    expect(launchFindings({ ...ready, ...change })).toEqual([
      { rule, file, found, remedy: expect.stringMatching(/\w/) },
    ]);
  });

  it('take the query of the form’s address for what it is', () => {
    const src = 'https://crm.company.zz/forms/wtl/abc?landing_page=%2FContactUs';
    const change = withFiles({ 'ContactUs.html': `<iframe src="${src}"` });
    expect(launchFindings({ ...ready, ...change })).toEqual([]);
  });

  it('leave to the content a name that it shares with the export', () => {
    const change = {
      ...withWord('email', 'a@b.example'),
      ...withFiles({ 'FAQ.html': 'b.example' }),
    };
    expect(launchFindings({ ...ready, ...change }).map(({ rule }) => rule)).toEqual([
      'reserved-name',
    ]);
  });
});
