import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import { encode, planPicture, readMaster, type Rule } from './pictures';

const rule: Rule = { start: '/product/', widths: [320, 640, 960], ratio: [4, 3] };
const master = {
  file: 'public/product/two words.jpg',
  bytes: Buffer.from('one'),
  width: 1280,
  height: 960,
};

const plan = (change: Partial<Rule> = {}, own: Partial<typeof master> = {}) =>
  planPicture('/product/two words.jpg', { ...rule, ...change }, { ...master, ...own });

describe('planPicture', () => {
  it('changes the file names when the master or the encoder changes', () => {
    const name = (...change: Parameters<typeof plan>) => plan(...change)[0]!.url;
    expect(name()).toMatch(/^\/pictures\/two-words-320-[0-9a-f]{8}\.webp$/);
    expect(name({}, { bytes: Buffer.from('two') })).not.toBe(name());
    expect(name({ lettering: true })).not.toBe(name());
  });

  it.each([
    [40_000, 30_000, '320×240 640×480 960×720'],
    [700, 2_000, '320×240 640×480 700×525'],
    [2_000, 300, '320×240 400×300'],
    [1, 40_000, '1×1'],
    [40_000, 1, '1×1'],
  ])('of a picture of %i × %i px, makes %s', (width, height, made) => {
    const sizes = plan({}, { width, height }).map(
      (variant) => `${variant.width}×${variant.height}`,
    );
    expect(sizes.join(' ')).toBe(made);
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

  const at = (name: string) => path.join(folder, name);
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
    await halves(400, 300).withMetadata({ orientation: 6 }).jpeg().toFile(at('a.jpg'));
    const read = await readMaster(at('a.jpg'));
    expect([read.width, read.height]).toEqual([300, 400]);
    const made = sharp(await encode(read, rule, { width: 80, height: 60 }));
    const top = await made.clone().extract({ left: 0, top: 0, width: 80, height: 20 }).toBuffer();
    const { channels } = await sharp(top).stats();
    expect(channels[2]!.mean).toBeGreaterThan(200);
    expect((await made.metadata()).orientation).toBeUndefined();
  });

  it('must be a complete picture', async () => {
    const why =
      /^.*[ab]\.jpg cannot be read \(.+\): save it as a JPEG, PNG, WebP or AVIF file again$/;
    const bytes = await halves(400, 300).jpeg().toBuffer();
    await writeFile(at('a.jpg'), bytes.subarray(0, bytes.length / 2));
    await writeFile(at('b.jpg'), 'no picture');
    await writeFile(at('c.jpg'), '');
    const half = await readMaster(at('a.jpg'));
    await expect(encode(half, rule, { width: 80, height: 60 })).rejects.toThrow(why);
    await expect(readMaster(at('b.jpg'))).rejects.toThrow(why);
    await expect(readMaster(at('c.jpg'))).rejects.toThrow('c.jpg is empty: copy the picture here');
  });
});
