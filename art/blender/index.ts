import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { storeMaster } from '@/art/lib/master';
import { at } from '@/art/lib/paths';
import { iconNames, writeSilhouettes } from './silhouettes';

/** Uses Blender to run a script from this folder, without opening a window. */
const blender = (script: string, args: (string | number)[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const path = at(`art/blender/${script}.py`);
    const options = ['-b', '--python-exit-code', '1', '-P', path, '--', ...args.map(String)];
    const run = spawn('blender', options, { stdio: ['ignore', 'ignore', 'inherit'] });
    run.on('error', () =>
      reject(new Error('Blender 3.4 is not installed: run apt-get install blender.')),
    );
    run.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${script}: ${code}`))));
  });

/** Runs a Blender script and returns the picture that it renders into `folder`. */
const rendered = async (folder: string, script: string, ...size: number[]): Promise<Buffer> => {
  const picture = join(folder, `${script}.png`);
  await blender(script, [picture, ...size]);
  return readFile(picture);
};

const scenes: Record<string, (folder: string) => Promise<void>> = {
  tiles: async (folder) => {
    const board = await rendered(folder, 'tiles', 2400, 64);
    await storeMaster('hero-tiles', board, { denoise: true });
  },
  icons: async (folder) => {
    await writeSilhouettes(folder);
    await blender('icons', [folder, 640, 128]);
    for (const name of iconNames)
      await storeMaster(`service-${name}`, join(folder, `${name}.png`), {
        denoise: true,
        flushLeft: true,
      });
  },
  crack: async (folder) =>
    storeMaster('not-found-tile', await rendered(folder, 'crack', 1040, 64), { denoise: true }),
  // These scenes have a background, which the median filter would blur. Instead of the filter, they
  // use more samples.
  vessels: async (folder) =>
    storeMaster('contact-pots', await rendered(folder, 'vessels', 1280, 960, 192)),
  meta: async (folder) =>
    storeMaster('metaverse-scene', await rendered(folder, 'meta', 1280, 960, 192)),
};

/** Renders the ceramic pictures to art/masters/: the scenes named in `only`, or all scenes. */
export const ceramics = async (only: string[] = []): Promise<void> => {
  const unknown = only.filter((name) => !(name in scenes));
  if (unknown.length > 0)
    throw new Error(
      `Unknown scene ${unknown.join(', ')}: choose from ${Object.keys(scenes).join(', ')}.`,
    );
  const folder = await mkdtemp(join(tmpdir(), 'kiln-'));
  try {
    for (const [name, render] of Object.entries(scenes))
      if (only.length === 0 || only.includes(name)) await render(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
};
