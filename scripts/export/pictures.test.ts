import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import fc from 'fast-check';
import sharp from 'sharp';

import type { PictureRule } from '@/scripts/policy/pictures';

import { encode, planPicture, readMaster } from './pictures';

const rule: PictureRule = {
  src: '/product/two words.jpg',
  master: 'public/product/two words.jpg',
  widths: [320, 640, 960],
  ratio: [4, 3],
};
const master = { file: rule.master, bytes: Buffer.from('one'), width: 1280, height: 960 };

function plan(change: Partial<PictureRule> = {}, own: Partial<typeof master> = {}) {
  return planPicture({ ...rule, ...change }, { ...master, ...own }).variants;
}

describe('planPicture', () => {
  it('changes the file names when the master or the encoder changes', () => {
    const name = (...change: Parameters<typeof plan>) => plan(...change)[0]!.file;
    expect(name()).toBe(name());
    expect(name({}, { bytes: Buffer.from('two') })).not.toBe(name());
    expect(name({ lettering: true })).not.toBe(name());
  });

  it('enlarges no picture, keeps the ratio, and makes at least one pixel', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40_000 }),
        fc.integer({ min: 1, max: 40_000 }),
        fc.constantFrom(undefined, [4, 3] as const),
        (width, height, ratio) => {
          const variants = plan({ ratio }, { width, height });
          const [across, down] = ratio ?? [width, height];
          expect(variants.length).toBeGreaterThan(0);
          for (const variant of variants) {
            expect(variant.width).toBeLessThanOrEqual(Math.min(width, 960));
            expect(variant.height).toBeLessThanOrEqual(height);
            const exact = Math.max(1, (variant.width * down) / across);
            expect(Math.abs(variant.height - exact)).toBeLessThanOrEqual(0.5);
          }
        },
      ),
    );
  });

  it('rejects any other size where only one is possible', () => {
    expect(() => plan({ size: [2400, 508, 'twelve tiles'] })).toThrow(
      'public/product/two words.jpg is 1280 × 960 px: export it at exactly 2400 × 508 px, twelve tiles',
    );
  });
});

describe('a picture file', () => {
  let folder: string;
  beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'pictures-'))));
  afterEach(() => rm(folder, { recursive: true }));

  /** The rule of a file in the folder. */
  const ruleOf = (name: string) => ({ ...rule, master: path.join(folder, name) }) as PictureRule;
  /** A picture that is blue on the left and red on the right. */
  const halves = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
      {
        input: { create: { width: width / 2, height, channels: 3, background: '#ff0000' } },
        gravity: 'east',
      },
    ]);

  it('is turned as its EXIF data asks', async () => {
    // Orientation 6, as phones save a portrait: turn it by 90° clockwise.
    await halves(400, 300)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toFile(path.join(folder, 'a.jpg'));
    const read = await readMaster(ruleOf('a.jpg'));
    expect([read.width, read.height]).toEqual([300, 400]);
    const made = sharp(await encode(read, rule, { width: 80, height: 60 }));
    const top = await made.clone().extract({ left: 0, top: 0, width: 80, height: 20 }).toBuffer();
    const { channels } = await sharp(top).stats();
    expect(channels[2]!.mean).toBeGreaterThan(200);
    expect((await made.metadata()).orientation).toBeUndefined();
  });

  it('must be a complete picture', async () => {
    const why =
      /^.*[ab]\.jpg cannot be read \(.+\): save it as a JPEG, PNG, WebP or AVIF file again, or/;
    const bytes = await halves(400, 300).jpeg().toBuffer();
    await writeFile(path.join(folder, 'a.jpg'), bytes.subarray(0, bytes.length / 2));
    await writeFile(path.join(folder, 'b.jpg'), 'no picture');
    const half = await readMaster(ruleOf('a.jpg'));
    await expect(encode(half, rule, { width: 80, height: 60 })).rejects.toThrow(why);
    await expect(readMaster(ruleOf('b.jpg'))).rejects.toThrow(why);
  });
});
