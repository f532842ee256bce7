/** @jest-environment node */
import { launchFindings } from './launch';
import { ready, withWord } from './launch-fixture';
import { SAMPLE_PICTURES, SAMPLE_TEXTS } from './policy/launch-samples';

describe('the rules for content', () => {
  it.each([
    ['email', 'hello@company.example', 'reserved-name', 'company.example, which nobody can own'],
    [
      'chatUrl',
      'https://chat.company.test/a',
      'reserved-name',
      'chat.company.test, which nobody can own',
    ],
    [
      'phone.display',
      '+44 7700 900123',
      'reserved-number',
      '+44 7700 900123, a number for fiction',
    ],
    [
      'social[3].href',
      'https://x.com/',
      'bare-link',
      'https://x.com/, a platform and nobody’s page on it',
    ],
    ['chatUrl', 'https://wa.me', 'bare-link', 'https://wa.me, a platform and nobody’s page on it'],
    [
      'social[1].href',
      'https://X.com/company-zz/',
      'twin-link',
      'https://X.com/company-zz/, the same as social[3].href',
    ],
  ])('find %s "%s", and nothing else', (record, text, rule, found) => {
    expect(launchFindings({ ...ready, ...withWord(record, text) })).toEqual([
      {
        rule,
        file: 'content/site.ts',
        found: `${record}: ${found}`,
        remedy: expect.stringMatching(/\w/),
      },
    ]);
  });

  it.each(SAMPLE_TEXTS)('find the words of the sample: $text', ({ text, remedy }) => {
    const file = 'content/pages/AboutUs.ts';
    expect(launchFindings({ ...ready, ...withWord('intro', `By ${text}`, file) })).toEqual([
      expect.objectContaining({ rule: 'sample-text', file, remedy }),
    ]);
  });

  it('say a sample’s word once, where it stands first', () => {
    const words = ['content/site.ts', 'content/routes.ts'].map((file) => ({
      file,
      record: 'name',
      text: SAMPLE_TEXTS[0]!.text,
    }));
    expect(launchFindings({ ...ready, words }).map(({ file }) => file)).toEqual([
      'content/site.ts',
    ]);
  });

  it('leave alone a longer word that holds one of the sample', () => {
    const change = withWord('name', `${SAMPLE_TEXTS[0]!.text}s`);
    expect(launchFindings({ ...ready, ...change })).toEqual([]);
  });

  it.each(SAMPLE_PICTURES)('find the picture of the sample: $file', ({ sha256, remedy }) => {
    const file = 'public/brands/renamed.svg';
    expect(launchFindings({ ...ready, pictures: [{ file, sha256 }] })).toEqual([
      { rule: 'sample-picture', file, found: 'the sample’s picture', remedy },
    ]);
  });
});
