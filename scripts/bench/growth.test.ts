/** @jest-environment node */
import { products } from '@/content/collections/products';

import { grownProducts, patched, tooLong } from './growth';

describe('grownProducts', () => {
  it('starts with the products that there are', () => {
    expect(grownProducts(products.length)).toEqual(products);
  });

  it('numbers them in order, gives each its own title and a picture that exists', () => {
    const grown = grownProducts(120);
    expect(grown.map(({ id }) => id)).toEqual(Array.from({ length: 120 }, (_, i) => i + 1));
    expect(new Set(grown.map(({ title }) => title)).size).toBe(120);
    const pictures = new Set<string>(products.map(({ image }) => image));
    expect(grown.filter(({ image }) => !pictures.has(image))).toEqual([]);
  });
});

describe('patched', () => {
  it('puts one text in the place of another, as it stands', () => {
    expect(patched('list(12)', '12', '$&0')).toBe('list($&0)');
  });

  it('refuses a text that is not there any more', () => {
    expect(() => patched('list(13)', '12', '120')).toThrow('has no `12`');
  });
});

describe('tooLong', () => {
  const after = (ms: number) =>
    tooLong(
      [
        { count: 12, ms: 60_000 },
        { count: 120, ms },
      ],
      1200,
    );

  it('lets a build go on that is expected within ten minutes', () => {
    expect(after(100_000)).toBeUndefined();
  });

  it('says why it stops where the two before promise more', () => {
    expect(after(120_000)).toBe('not built: 720.0 s expected, more than 600');
  });

  it('takes no faster build for a promise of less than nothing', () => {
    const known = [
      { count: 12, ms: 120_000 },
      { count: 120, ms: 30_000 },
    ];
    expect(tooLong(known, 1200)).toBeUndefined();
  });

  it('tries what it knows nothing about', () => {
    expect(tooLong([{ count: 12, ms: 600_000 }], 120)).toBeUndefined();
  });
});
