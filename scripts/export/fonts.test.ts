/** @jest-environment node */
import { fontByWeight, lettersOf, missingLetters } from './fonts';

const words = (text: string) => [{ file: 'content/site.ts', record: 'site.name', text }];

const family = {
  package: '@fontsource-variable/instrument-sans',
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

  it('is measured at each weight of the design, for its fallback fonts', async () => {
    const facts = [...(await fontByWeight(family))];
    expect(facts.map(([weight]) => weight)).toEqual([400, 500, 600, 700]);
    const widths = facts.map(([, { width }]) => width);
    expect(widths).toEqual([...widths].sort((one, other) => one - other));
    expect(widths[3]! / widths[0]!).toBeGreaterThan(1.02);
    for (const [, { ascent, descent }] of facts) expect(ascent + descent).toBeGreaterThan(1);
    expect([...(await fontByWeight({ ...family, weights: '600' })).keys()]).toEqual([600]);
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
        remedy: expect.stringContaining('scripts/policy/fonts.ts'),
      },
      expect.objectContaining({
        file: 'content/faq.ts',
        found: expect.stringContaining('faq.two: contains “字 🔥”'),
      }),
    ]);
  });
});
