/** @jest-environment node */
import { spawnSync } from 'node:child_process';

import sharp from 'sharp';

import { cardMaker, lettersByRole } from './cards';

// Starting a process takes seconds on a busy machine.
jest.setTimeout(60_000);

/** Makes `@/content/` the fixture, as in Jest. */
const FIXTURE = { ...process.env, TSX_TSCONFIG_PATH: 'lib/fixture/tsconfig.json' };

// Runs in a separate process, because next/og uses `import()`, which Jest does not support.
it.each([
  ['a long name', 'W'.repeat(40), 'Title: '.repeat(40)],
  ['letters that the font does not have', 'Я 字', 'Я 字: 🔥'],
])('A social card is drawn with %s', async (_, name, title) => {
  const program = `
    const { default: sharp } = await import('sharp');
    const { site } = await import('./lib/fixture/content/site.ts');
    const { ${cardMaker.name} } = await import('./scripts/export/cards.ts');
    const { ${lettersByRole.name} } = await import('./scripts/export/cards.ts');
    const { parseMark } = await import('./scripts/export/mark.ts');
    site.name = ${JSON.stringify(name)};
    const letters = await ${lettersByRole.name}([]);
    const mark = parseMark('<svg viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>');
    const tiles = { width: 2400, height: 508, channels: 3, background: 'gray' };
    const picture = await sharp({ create: tiles }).png().toBuffer();
    const cardFor = await ${cardMaker.name}({ letters, mark, picture }, []);
    process.stdout.write(await cardFor(${JSON.stringify(title)}, 0).draw());
  `;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const { stdout } = spawnSync(process.execPath, args, { env: FIXTURE, maxBuffer: 1024 * 1024 });
  expect(await sharp(stdout).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
});
