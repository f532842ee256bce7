import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { embeds } from '@/scripts/test/content/embeds';
import { embedsIn, shownEmbeds } from '@/scripts/embeds';
import { E2E_DIR } from '@/e2e/sites';

jest.mock('@/content/languages', () => ({ languages: ['en', 'nb'] }));

const LIVE = { drafts: false, plan: null };

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

it('shownEmbeds has the vendor of callUrl of a further language, because headers are for the whole site', async () => {
  await mkdir(E2E_DIR, { recursive: true });
  const folder = await mkdtemp(path.join(E2E_DIR, 'content-'));
  const ids = async () => (await shownEmbeds(LIVE, folder)).map(({ id }) => id);
  const before = await ids();
  await mkdir(path.join(folder, 'nb'));
  await writeFile(
    path.join(folder, 'nb/site.ts'),
    "export const site = { callUrl: `https://${'diary'}.example/us/first` };\n",
  );
  expect(before).not.toContain('diary');
  expect(await ids()).toEqual([...before, 'diary']);
  await rm(folder, { recursive: true });
});
