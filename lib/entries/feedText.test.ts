import { feedText } from './feedText';
import type { Entry } from './read';

test('A feed contains absolute URLs', () => {
  const body = '[a](/FAQ#start) [b](#c) [d](https://e.example) `]]>`\n\n![A board](board.webp)';
  const entry = { file: 'content/log/a.md', body, bodyLine: 1 } as Entry;
  const out = feedText(entry, 'https://brightkiln.example/Log/a', (file) => `https://x/${file}`);
  expect(out).toContain('<code>]]&gt;</code>');
  expect([...out.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url]) => url)).toEqual([
    expect.stringMatching(/^https:\/\/[^/]+\/FAQ#start$/),
    'https://brightkiln.example/Log/a#c',
    'https://e.example',
    'https://x/board.webp',
  ]);
});
