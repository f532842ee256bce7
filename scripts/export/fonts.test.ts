/** @jest-environment node */
import { fontByWeight, fontFiles, glyphs, lettersFor, missingLetters } from './fonts';
import { TEXT } from './fallbackFonts';

const words = (text: string) => [{ file: 'content/site.ts', record: 'site.name', text }];

const family = {
  package: '@fontsource-variable/instrument-sans',
  weights: '400 700',
  role: 'text',
} as const;

// On a busy machine, making a font takes longer than the five seconds that Jest allows.
jest.setTimeout(60_000);

describe('the font', () => {
  it('does not list a glyph twice', () => {
    expect([...glyphs].filter((glyph, index) => glyphs.indexOf(glyph) !== index)).toEqual([]);
  });

  it('always has the glyphs of English and other Western European languages', () => {
    for (const glyph of 'Az09 &@éüß“”’–—…€™©×') expect(glyphs).toContain(glyph);
  });

  it('consists of one file that is identical in every build, unless content needs more letters', async () => {
    const letters = await lettersFor(family, words('Any name & Søn'));
    expect(letters).toEqual({ main: glyphs, more: '', missing: '' });
    const { main, more } = await fontFiles(family, letters);
    expect(main.subarray(0, 4).toString()).toBe('wOF2');
    expect(main.equals((await fontFiles(family, letters)).main)).toBe(true);
    expect(more).toBeNull();
  });

  it('gets the letters that content uses, from the file that has them', async () => {
    // The second Ż is a Z with a combining accent.
    const letters = await lettersFor(family, words('Ż, ó, ł, ć, Z\u0307, ı, đ\u00ad'));
    expect(letters).toEqual({
      main: `${glyphs}ı`,
      more: ['ć', 'đ', 'ł', 'Ż'].join(''),
      missing: '',
    });
    const { more } = await fontFiles(family, letters);
    expect(more?.subarray(0, 4).toString()).toBe('wOF2');
  });

  it('is measured at each weight of the design, for its fallback fonts', async () => {
    const facts = [...(await fontByWeight(family))];
    expect(facts.map(([weight]) => weight)).toEqual([400, 500, 600, 700]);
    const widths = facts.map(([, { widthOf }]) => widthOf(TEXT));
    expect(widths).toEqual([...widths].sort((one, other) => one - other));
    expect(widths[3]! / widths[0]!).toBeGreaterThan(1.02);
    for (const [, { ascent, descent }] of facts) expect(ascent + descent).toBeGreaterThan(1);
  });

  it('has only the weights that the site uses', async () => {
    const letters = await lettersFor(family, []);
    const [all, heavy] = [family, { ...family, weights: '600' }].map((each) =>
      fontFiles(each, letters),
    );
    expect((await heavy!).main.length).toBeLessThan(0.8 * (await all!).main.length);
    expect([...(await fontByWeight({ ...family, weights: '600' })).keys()]).toEqual([600]);
  });

  it('causes advice on letters that it does not have', async () => {
    const foreign = words('Я 字 🔥');
    const { missing } = await lettersFor(family, foreign);
    expect([...missing]).toEqual(['Я', '字', '🔥']);
    expect(missingLetters(foreign, missing)).toEqual([
      {
        file: 'content/site.ts',
        found: expect.stringMatching(/^site\.name: contains “.+”, which our font does not have$/),
        remedy: expect.stringContaining('scripts/policy/fonts.ts'),
      },
    ]);
    expect(missingLetters(foreign, '')).toEqual([]);
  });

  it('names with each file only the letters that are in it', async () => {
    const texts = [
      ...words('Я'),
      { file: 'content/faq.ts', record: 'faq.one', text: 'plain' },
      { file: 'content/faq.ts', record: 'faq.two', text: '字 字' },
    ];
    const advice = missingLetters(texts, 'Я字').map(({ file, found }) => [file, found]);
    expect(advice).toEqual([
      ['content/site.ts', expect.stringContaining('site.name: contains “Я”')],
      ['content/faq.ts', expect.stringContaining('faq.two: contains “字”')],
    ]);
  });
});
