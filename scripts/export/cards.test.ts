/** @jest-environment node */
import { spawnSync } from 'node:child_process';

import sharp from 'sharp';

import { cardMaker } from './cards';

// Starting a process takes seconds on a busy machine.
jest.setTimeout(60_000);

// Runs in a separate process, because next/og uses `import()`, which Jest does not support.
it.each([
  ['a long name', 'W'.repeat(40), 'Title: '.repeat(40)],
  ['letters that the font does not have', 'Я 字', 'Я 字: 🔥'],
])('A social card is drawn with %s', async (_, name, title) => {
  const program = `
    const { site } = await import('./content/site.ts');
    site.name = ${JSON.stringify(name)};
    const { ${cardMaker.name} } = await import('./scripts/export/cards.ts');
    process.stdout.write(await (await ${cardMaker.name}([]))(${JSON.stringify(title)}, 0).draw());
  `;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const { stdout } = spawnSync(process.execPath, args, { maxBuffer: 1024 * 1024 });
  expect(await sharp(stdout).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
});
