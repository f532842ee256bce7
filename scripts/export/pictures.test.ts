import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import fc from 'fast-check';
import sharp from 'sharp';

import type { Entries } from '@/lib/entries/read';
import { root } from '@/scripts/command';
import type { Advice } from '@/scripts/content/advice';
import { externalPictures } from '@/scripts/content/externalPictures';
import { entryPictures, recordPictures, type PictureRule } from '@/scripts/policy/pictures';

import { encode, planPicture, readMaster } from './pictures';

const rule: PictureRule = {
  src: '/product/two words.jpg',
  master: 'public/product/two words.jpg',
  widths: [320, 640, 960],
  ratio: [4, 3],
};
const master = { file: rule.master, bytes: Buffer.from('one'), width: 1280, height: 960 };

function plan(change: Partial<PictureRule> = {}, own: Partial<typeof master> = {}) {
  const advice: Advice[] = [];
  const planned = planPicture({ ...rule, ...change }, { ...master, ...own }, advice);
  const sizes = planned.variants.map(({ width, height }) => [width, height]);
  return { ...planned, sizes, advice: advice.map(({ found }) => found) };
}

describe('planPicture', () => {
  it('changes the file names when the master or the encoder changes', () => {
    const name = (...change: Parameters<typeof plan>) => plan(...change).variants[0]!.file;
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
          const { sizes } = plan({ ratio }, { width, height });
          const [across, down] = ratio ?? [width, height];
          expect(sizes.length).toBeGreaterThan(0);
          for (const [wide, tall] of sizes as [number, number][]) {
            expect(wide).toBeLessThanOrEqual(Math.min(width, 960));
            expect(tall).toBeLessThanOrEqual(Math.min(height, 16_383));
            const exact = Math.min(16_383, Math.max(1, (wide * down) / across));
            expect(Math.abs(tall - exact)).toBeLessThanOrEqual(0.5);
          }
        },
      ),
    );
  });

  it('crops a tall master, and says so', () => {
    const { sizes, advice } = plan({}, { width: 3000, height: 4000 });
    expect(sizes.at(-1)).toEqual([960, 720]);
    expect(advice).toEqual(['is 3000 × 4000 px, but its edges are cut off to show it at 4:3']);
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
  const ruleOf = (name: string) =>
    ({ ...rule, master: path.relative(root, path.join(folder, name)) }) as PictureRule;
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

  it('may have any extension if its rule has none, but only one', async () => {
    await halves(4, 3).png().toFile(path.join(folder, 'a.png'));
    await halves(4, 3).jpeg().toFile(path.join(folder, 'a.jpg'));
    await expect(readMaster(ruleOf('a'))).rejects.toThrow(
      /contains a\.jpg and a\.png: delete all but one$/,
    );
  });

  it('must exist', () =>
    expect(readMaster(ruleOf('a'))).rejects.toThrow(
      /a\.webp \(or \.jpg, \.png, \.avif\) is missing: add the picture, or remove/,
    ));

  it('must be a complete picture', async () => {
    const why =
      /^.*[ab]\.jpg cannot be read \(.+\): save it as a JPEG, PNG, WebP or AVIF file again$/;
    const bytes = await halves(400, 300).jpeg().toBuffer();
    await writeFile(path.join(folder, 'a.jpg'), bytes.subarray(0, bytes.length / 2));
    await writeFile(path.join(folder, 'b.jpg'), 'no picture');
    const half = await readMaster(ruleOf('a.jpg'));
    await expect(encode(half, rule, { width: 80, height: 60 })).rejects.toThrow(why);
    await expect(readMaster(ruleOf('b.jpg'))).rejects.toThrow(why);
  });
});

test('A picture that two entries share is made once, at 3:2 if it is the first one of an entry', () => {
  const entry = { collection: 'log', picture: 'a.webp', body: '![B](b.webp)', bodyLine: 1 };
  const other = { ...entry, picture: 'b.webp', body: '![C](c.webp)' };
  const entries = { log: [entry, other] } as unknown as Entries;
  expect(entryPictures(entries).map(({ src, ratio }) => [src, ratio])).toEqual([
    ['/log/a.webp', [3, 2]],
    ['/log/b.webp', [3, 2]],
    ['/log/c.webp', undefined],
  ]);
});

it('makes the photographs and images of records once, wherever content names them', () => {
  const content = {
    'pages/home.ts': { home: { quotes: [{ photo: '/pictures/people/ada.jpg' }] } },
    'lists/people.ts': { people: [{ photo: '/pictures/people/ada.jpg' }] },
    'lists/prices.ts': { prices: [{ image: '/prices/b.jpg', href: '/c.jpg' }] },
    'lists/products.ts': { products: [{ image: 'https://cdn.example/a.jpg' }] },
  };
  expect(recordPictures(content).map(({ src, master }) => [src, master])).toEqual([
    ['/pictures/people/ada.jpg', 'art/masters/people/ada.jpg'],
    ['/prices/b.jpg', 'public/prices/b.jpg'],
  ]);
});

it('lists the pictures at other hosts, wherever content names them', () => {
  const external = { image: 'https://cdn.example/a.jpg', width: 800, height: 600 };
  const content = {
    'lists/prices.ts': { prices: [external, { title: 'B', image: '/product/b.jpg' }] },
    'pages/home.ts': {
      home: { partner: { logo: 'https://b.example/c.svg', width: 9, height: 8 } },
    },
    'site.ts': { site: { href: 'https://elsewhere.example/d.jpg' } },
  };
  expect(externalPictures(content)).toEqual([
    { src: 'https://cdn.example/a.jpg', width: 800, height: 600 },
    { src: 'https://b.example/c.svg', width: 9, height: 8 },
  ]);
});
