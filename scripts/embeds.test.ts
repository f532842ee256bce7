import { embeds } from '@/scripts/test/content/embeds';
import { embedsIn } from '@/scripts/embeds';

const shown = (body: string) => embedsIn(embeds, { file: 'content/log/a.md', body, bodyLine: 1 });

it.each([
  ['a link', '[The launch](https://reel.example/7)'],
  ['a URL', '<https://reel.example/7>'],
])('embedsIn finds the vendor of %s that is alone in its paragraph', (_, body) => {
  expect(shown(`Before.\n\n${body}\n\nAfter.`)).toEqual(['reel']);
});

it.each([
  ['in a sentence', 'See [the launch](https://reel.example/7).'],
  ['in a code block', '```\n[a](https://reel.example/7)\n```'],
  ['to another page of the vendor', '[About](https://reel.example/about)'],
])('embedsIn ignores a link %s', (_, body) => expect(shown(body)).toEqual([]));
