import { lettersOf, missingLetters } from './fonts';

const words = (text: string) => [{ file: 'content/site.ts', record: 'site.name', text }];

const family = {
  package: '@fontsource-variable/bitter',
  weights: '400 700',
  role: 'text',
} as const;

describe('the font', () => {
  it('has the letters of Western Europe, and a second one has more', async () => {
    const { main, more } = await lettersOf(family);
    for (const letter of 'Az09 &@éüß“”’–—…€™©×ı') expect(main).toContain(letter);
    for (const letter of 'ćđłŻ') {
      expect(main).not.toContain(letter);
      expect(more).toContain(letter);
    }
  });

  it('causes advice on letters that it does not have, once for each file, with those that are in it', async () => {
    const texts = [
      // The second Ż is a Z with a combining accent.
      ...words('Я Ż Z\u0307\u00ad'),
      { file: 'content/faq.ts', record: 'faq.one', text: 'plain' },
      { file: 'content/faq.ts', record: 'faq.two', text: '字 🔥 字' },
    ];
    expect(missingLetters(texts, await lettersOf(family))).toEqual([
      {
        file: 'content/site.ts',
        found: 'site.name: contains “Я”, which our font does not have',
        remedy: expect.stringContaining('tailwind.config.ts'),
      },
      expect.objectContaining({
        file: 'content/faq.ts',
        found: expect.stringContaining('faq.two: contains “字 🔥”'),
      }),
    ]);
  });
});
