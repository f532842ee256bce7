/** @jest-environment node */
import { glyphs, readFont, subsetOf } from './font';

describe('the font', () => {
  it('does not list a glyph twice', () => {
    expect([...glyphs].filter((glyph, index) => glyphs.indexOf(glyph) !== index)).toEqual([]);
  });

  it('has the glyphs of English and other Western European languages', () => {
    for (const glyph of 'Az09 &@éüß“”’–—…€™©×') expect(glyphs).toContain(glyph);
  });

  it('is smaller than its source, and identical in every build', async () => {
    const source = await readFont();
    const made = await subsetOf(source);
    expect(made.length).toBeLessThan(source.length);
    expect(made.subarray(0, 4).toString()).toBe('wOF2');
    expect(made.equals(await subsetOf(source))).toBe(true);
  });
});
