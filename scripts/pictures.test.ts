import { writeFileSync } from 'node:fs';

import sharp from 'sharp';

import { workIn } from '@/scripts/test/folder';

import { makePicture, planPicture, type Rule } from './pictures';

const rule: Rule = { start: '/product/', widths: [320, 640, 960], ratio: [4, 3] };
const master = {
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
  ])('of a picture of %i × %i px, makes %s', (width, height, made) => {
    const sizes = plan({}, { width, height }).map(
      (variant) => `${variant.width}×${variant.height}`,
    );
    expect(sizes.join(' ')).toBe(made);
  });
});

describe('a picture file', () => {
  workIn({
    'public/product/a.jpg': 'no picture',
    'public/product/b.jpg': '',
    'public/pictures/.gitkeep': '',
    'art/masters/people/.gitkeep': '',
  });

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
    const master = halves(400, 300).withMetadata({ orientation: 6 }).jpeg();
    await master.toFile('public/product/a (1).jpg');
    const { width, src, webp } = await makePicture('/product/a (1).jpg');
    expect([width, src]).toEqual([300, '/product/a (1).jpg']);
    const made = sharp(`public${webp.at(-1)![1]}`);
    const top = await made.clone().extract({ left: 0, top: 0, width: 300, height: 60 }).toBuffer();
    const { channels } = await sharp(top).stats();
    expect(channels[2]!.mean).toBeGreaterThan(200);
    expect((await made.metadata()).orientation).toBeUndefined();
  });

  it('must be a complete picture', async () => {
    const why =
      /^public\/product\/[abc]\.jpg cannot be read \(.+\): save it as a JPEG, PNG, WebP or AVIF file again$/;
    const bytes = await halves(400, 300).jpeg().toBuffer();
    writeFileSync('public/product/c.jpg', bytes.subarray(0, bytes.length / 2));
    for (const name of ['a', 'b', 'c'])
      await expect(makePicture(`/product/${name}.jpg`)).rejects.toThrow(why);
  });

  it('must exist once, in art/masters in any format', async () => {
    const src = '/pictures/people/anna';
    await expect(makePicture(src)).rejects.toThrow(
      'The picture /pictures/people/anna is missing: add it, as docs/make-it-yours.md says, or',
    );
    await halves(720, 900).png().toFile('art/masters/people/anna.png');
    expect(await makePicture(src)).toMatchObject({ width: 720, height: 900 });
    expect(await makePicture(`${src}.png`)).toMatchObject({ width: 720 });
    await halves(720, 900).webp().toFile('art/masters/people/anna.webp');
    await expect(makePicture(src)).rejects.toThrow(
      /^art\/masters\/people\/anna\.(png|webp) and .* are one picture: delete one of them$/,
    );
  });
});
