/** @jest-environment node */
import { planPicture } from './pictures';
import type { PictureRule } from '@/scripts/policy/pictures';

const rule: PictureRule = {
  src: '/product/two words.jpg',
  master: 'art/masters/two words.webp',
  widths: [320, 640, 960],
  ratio: [4, 3],
};
const master = { bytes: Buffer.from('one'), width: 1280, height: 960 };

describe('planPicture', () => {
  it('creates a variant for every width, without spaces in the file name', () => {
    const files = planPicture(rule, master).variants.map(({ file }) => file);
    expect(files).toHaveLength(3);
    expect(files[0]).toMatch(/^two-words-320-[0-9a-f]{8}\.webp$/);
  });

  it('returns the size of the largest variant, and the middle variant as the fallback', () => {
    const { picture } = planPicture(rule, master);
    expect(picture).toMatchObject({ width: 960, height: 720 });
    expect(picture.src).toBe(picture.webp[1]?.[1]);
    expect(picture.webp[1]?.[0]).toBe(640);
  });

  it('uses the fallback picture of the rule, if the rule has one', () => {
    const { picture } = planPicture({ ...rule, fallback: '/product/two words.jpg' }, master);
    expect(picture.src).toBe('/product/two words.jpg');
  });

  it('changes the file names when the master or the encoder changes', () => {
    const names = (changed: Partial<PictureRule>, bytes = master.bytes) =>
      planPicture({ ...rule, ...changed }, { ...master, bytes }).variants.map(({ file }) => file);
    expect(names({})).toEqual(names({}));
    expect(names({}, Buffer.from('two'))[0]).not.toBe(names({})[0]);
    expect(names({ lettering: true })[0]).not.toBe(names({})[0]);
  });

  it('reports a master picture that is too small, and how to fix it', () => {
    expect(() => planPicture(rule, { ...master, width: 800, height: 600 })).toThrow(
      /^art\/masters\/two words\.webp is 800 px wide: export it at 960 px or more/,
    );
  });

  it('reports a master picture that has the wrong aspect ratio, and how to fix it', () => {
    expect(() => planPicture(rule, { ...master, height: 720 })).toThrow(
      /^art\/masters\/two words\.webp is 1280 × 720 px: crop it to 4:3/,
    );
  });
});
