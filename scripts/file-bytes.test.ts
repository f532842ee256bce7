/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';

import { brotliBytes, fileLoads } from './file-bytes';
import * as budgets from './policy/budgets';

const FONT = '_next/static/media/a.woff2';
const CHUNKS = '_next/static/chunks';

const weigh = ({ length }: { length: number }) => length;

/** The loads of an export that holds a font and `more`, and its faults. */
const judge = (more: Record<string, number>, asked: string[] = []) =>
  fileLoads(
    new Map(Object.entries({ [FONT]: 1, ...more }).map(([file, n]) => [file, Buffer.alloc(n)])),
    new Set(asked),
    weigh,
  );
const loadOf = (file: string, asked?: string[]) =>
  judge({ [file]: 7 }, asked).loads.find((load) => load.file === `out/${file}`);

describe('brotliBytes', () => {
  it('weighs what is sent at the highest level', () => {
    const text = 'One page after another. '.repeat(40);
    expect(brotliBytes()(text)).toBe(brotliCompressSync(text).length);
    expect(brotliBytes()('')).toBeGreaterThan(0);
  });
});

describe('fileLoads', () => {
  it.each([
    ['app/layout-1a.js', 0],
    ['app/FAQ/page-1a.js', 1],
    ['app/not-found-1a.js', 1],
    ['387-1a.js', 2],
    ['490.1a.js', 3],
  ])('gives %s the budget of its kind', (name, rule) => {
    expect(loadOf(`${CHUNKS}/${name}`)).toMatchObject({
      bytes: 7,
      budget: budgets.SCRIPT_FILES[rule]!.bytes,
    });
  });

  it.each(['webpack-1a.js', '4bd1b696-1a.js', '794-1a.js', 'next/dist/a-1a.js'])(
    'leaves %s to the floor of the framework',
    (name) => expect(loadOf(`${CHUNKS}/${name}`)).toBeUndefined(),
  );

  it('tells the stylesheets of pages from those that come on demand', () => {
    const sheet = '_next/static/css/a.css';
    expect(loadOf(sheet, [sheet])?.budget).toBe(budgets.STYLESHEET.bytes);
    expect(loadOf(sheet)?.budget).toBe(budgets.STYLESHEET_ON_DEMAND.bytes);
  });

  it('weighs all stylesheets of pages together', () => {
    const sheets = ['_next/static/css/a.css', '_next/static/css/b.css'];
    const { loads } = judge(Object.fromEntries(sheets.map((file) => [file, 7])), sheets);
    expect(loads.filter(({ what }) => what === 'stylesheet')).toMatchObject([
      { file: sheets.map((file) => `out/${file}`).join(', '), bytes: 14 },
    ]);
  });

  it('gives a picture the budget of its width, and names one that none fits', () => {
    const [first, second] = budgets.PICTURE_CLASSES;
    const picture = (width: number) => `pictures/a-${width}-0a1b2c3d.avif`;
    expect(loadOf(picture(first!.upTo))?.budget).toBe(first!.bytes);
    expect(loadOf(picture(first!.upTo + 1))?.budget).toBe(second!.bytes);
    expect(judge({ [picture(9999)]: 7 }).faults).toEqual([
      expect.stringContaining('a-9999-0a1b2c3d.avif: no budget fits its width'),
    ]);
    expect(judge({ 'pictures/a.avif': 7 }).faults).toHaveLength(1);
    expect(judge({ 'pictures/a-160-0a1b2c3d.webp': 7 }).faults).toEqual([]);
  });

  it('wants one font, and weighs it', () => {
    expect(judge({}).faults).toEqual([]);
    expect(loadOf(FONT)).toMatchObject({ bytes: 7, budget: budgets.FONT.bytes });
    expect(judge({ 'b.woff2': 7 }).faults).toEqual([
      expect.stringMatching(/holds 2 font files \(.*a\.woff2, b\.woff2\), budget 1/),
    ]);
    expect(fileLoads(new Map(), new Set(), weigh).faults).toHaveLength(1);
  });
});
