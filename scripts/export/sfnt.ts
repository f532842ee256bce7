/**
 * Reads what the build needs to know of a TrueType font that is not compressed (OpenType 1.9): its letters,
 * their widths, and its height.
 */

/** In em, where 1 is the font size. `descent` is positive. */
export type FontFacts = {
  ascent: number;
  descent: number;
  /** The characters of the Basic Multilingual Plane that the font contains. */
  letters: ReadonlySet<string>;
  /** The width of a text in one line, without kerning. Letters that the font lacks have no width. */
  widthOf: (text: string) => number;
};

/** The offset of each table, by its name. */
function tablesOf(sfnt: Buffer): Readonly<Record<string, number>> {
  const entries = Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  return Object.fromEntries(
    entries.map((at) => [sfnt.toString('latin1', at, at + 4), sfnt.readUInt32BE(at + 8)]),
  );
}

/** The glyph of each letter, from the `cmap` table in format 4. */
function glyphsOf(cmap: Buffer): Map<string, number> {
  const glyphs = new Map<string, number>();
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(8 + 8 * index),
  );
  const offset = offsets.find((at) => cmap.readUInt16BE(at) === 4);
  if (offset === undefined) return glyphs;
  const map = cmap.subarray(offset);
  const size = map.readUInt16BE(6);
  for (let at = 0; at < size; at += 2) {
    const last = map.readUInt16BE(14 + at);
    const first = map.readUInt16BE(16 + size + at);
    const delta = map.readUInt16BE(16 + 2 * size + at);
    const rangeAt = 16 + 3 * size + at;
    const range = map.readUInt16BE(rangeAt);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const glyph = range === 0 ? code : map.readUInt16BE(rangeAt + range + 2 * (code - first));
      glyphs.set(String.fromCharCode(code), (glyph + delta) & 0xffff);
    }
  }
  return glyphs;
}

export function readSfnt(sfnt: Buffer): FontFacts {
  const { head = 0, hhea = 0, hmtx = 0, cmap = 0 } = tablesOf(sfnt);
  const unitsPerEm = sfnt.readUInt16BE(head + 18);
  const lastWidth = sfnt.readUInt16BE(hhea + 34) - 1;
  const glyphs = glyphsOf(sfnt.subarray(cmap));
  const widthOfLetter = (letter: string) => {
    const glyph = glyphs.get(letter);
    return glyph === undefined ? 0 : sfnt.readUInt16BE(hmtx + 4 * Math.min(glyph, lastWidth));
  };
  return {
    ascent: sfnt.readInt16BE(hhea + 4) / unitsPerEm,
    descent: -sfnt.readInt16BE(hhea + 6) / unitsPerEm,
    letters: new Set(glyphs.keys()),
    widthOf: (text) =>
      [...text].reduce((sum, letter) => sum + widthOfLetter(letter), 0) / unitsPerEm,
  };
}
