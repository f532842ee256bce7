import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { filesAt } from './files';

it('lists the files of a folder without those that macOS and Windows have left there', async () => {
  const project = await mkdtemp(path.join(os.tmpdir(), 'files-'));
  const brands = path.join(project, 'public/brands');
  await mkdir(brands, { recursive: true });
  for (const name of [
    'logo.svg',
    '._logo.svg',
    '.DS_Store',
    'Thumbs.db',
    'desktop.ini',
    'ehthumbs.db',
  ])
    await writeFile(path.join(brands, name), '');
  expect(await filesAt(['public'], project)).toEqual(['public/brands/logo.svg']);
  await rm(project, { recursive: true });
});
