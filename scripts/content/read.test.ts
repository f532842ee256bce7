import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { readContent } from './read';

jest.mock('@/scripts/test/content/redirects', () => {
  throw new Error('No boats\ntoday.');
});

it('readContent() names a module that cannot be imported, in one line', async () => {
  await expect(readContent('scripts/test/content')).rejects.toThrow(
    'content/redirects.ts cannot be read (No boats today.): correct it, or a file that it imports',
  );
});

it('readContent() ignores the files that macOS and Windows leave', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'content-'));
  for (const name of ['._harbors.md', '._faqs.json', 'desktop.ini'])
    await writeFile(path.join(folder, name), '');
  await writeFile(path.join(folder, 'harbors.json'), '[]');
  expect(Object.keys(await readContent(folder))).toEqual(['harbors.json']);
});
