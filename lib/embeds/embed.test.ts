import { embedVendors, frameOf } from '@/lib/embeds/embed';
import { embeds } from '@/scripts/test/content/embeds';

const url = (href: string) => frameOf(embeds, href)?.src;

describe('frameOf', () => {
  it('fills the parts of a link into the URL of the frame', () => {
    expect(url('https://reel.example/7/ab')).toBe(
      'https://player.reel.example/7?k=ab&quiet=1&play=1',
    );
    expect(url('https://diary.example/a/b')).toBe('https://diary.example/a/b');
  });

  it('leaves out a parameter that the link does not have', () => {
    expect(url('https://reel.example/7')).toBe('https://player.reel.example/7?quiet=1&play=1');
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
