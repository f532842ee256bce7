/** @jest-environment node */
import { embedVendors, frameOf } from '@/lib/embeds/embed';
import { embeds } from '@/lib/fixture/content/embeds';

const urls = (href: string) => {
  const { src, clickedSrc } = frameOf(embeds, href)!;
  return [src, clickedSrc];
};

describe('frameOf', () => {
  it('fills the parts of a link into the URL of the frame', () => {
    expect(urls('https://reel.example/7/ab')).toEqual([
      'https://player.reel.example/7?k=ab&quiet=1',
      'https://player.reel.example/7?k=ab&quiet=1&play=1',
    ]);
  });

  it('leaves out a parameter that the link does not have', () => {
    expect(urls('https://reel.example/7')[0]).toBe('https://player.reel.example/7?quiet=1');
  });

  it('has one URL for a vendor without a parameter after clicks', () => {
    expect(urls('https://diary.example/a/b')).toEqual([
      'https://diary.example/a/b',
      'https://diary.example/a/b',
    ]);
  });

  it.each(['https://reel.example/about', 'https://other.example/7', '/reel.example/7', ''])(
    'finds no frame for “%s”',
    (href) => expect(frameOf(embeds, href)).toBeNull(),
  );
});

it('the policy and the notice know the vendors that a build shows, and no other', () => {
  expect(embedVendors(embeds, ['reel']).map(({ id }) => id)).toEqual(['reel']);
  expect(embedVendors(embeds, [])).toEqual([]);
});
