/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { COMPILE_HINT, namesOf, readStartSteps, StartSteps } from './start-steps';

describe('the names of the first steps', () => {
  const names = new Map<string, string | number>([
    ['/site/node_modules/next/dist/b.js', 7],
    ['/site/node_modules/next/dist/a.js', 'a'],
    ['/site/a.js', 1],
  ]);

  it('are the bundler’s, in the order of the steps', () => {
    expect(namesOf(['next/dist/a.js', 'next/dist/b.js'], names)).toEqual(['a', 7]);
  });

  it('stop the build at a module that is not in the browser’s files', () => {
    expect(() => namesOf(['a.js'], names)).toThrow(
      'scripts/policy/start-steps.ts names a.js, which is not in the browser’s files: take it out',
    );
  });
});

type Bundle = (options: object) => { run: (done: (error: Error | null) => void) => void };
/** The bundler of Next.js, which types it in no more than names. */
const { webpack } = jest.requireActual<{ webpack: Bundle }>('next/dist/compiled/webpack/webpack');

describe('StartSteps', () => {
  let dir = '';
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), text);
  };
  const bundle = (...steps: string[]) =>
    new Promise<void>((resolve, reject) =>
      webpack({
        mode: 'production',
        // As in a real build, where names are numbers; a merged module would have none.
        optimization: { minimize: false, moduleIds: 'deterministic', concatenateModules: false },
        context: dir,
        entry: { main: './entry.js', other: './other.js' },
        output: { path: path.join(dir, 'made') },
        plugins: [new StartSteps(steps)],
      }).run((error) => (error ? reject(error) : resolve())),
    );

  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'start-steps-'));
    await write('node_modules/big/one.js', 'exports.one = 1;');
    await write('node_modules/big/two.js', 'exports.two = 2;');
    await write('other.js', 'exports.other = 3;');
    await write('entry.js', 'require("big/one.js"); require("big/two.js");');
  });
  afterAll(() => rm(dir, { recursive: true }));

  it('writes down what the bundler calls each', async () => {
    await bundle('big/two.js', 'big/one.js');
    const steps = await readStartSteps(dir);
    expect(new Set(steps).size).toBe(2);
    await bundle('big/one.js', 'big/two.js');
    expect(await readStartSteps(dir)).toEqual([...steps].reverse());
  });

  it('has the files that hold one compiled as a whole, and no other', async () => {
    await bundle('big/one.js', 'big/two.js');
    const made = (name: string) => readFile(path.join(dir, 'made', `${name}.js`), 'utf8');
    expect((await made('main')).split(COMPILE_HINT)).toEqual(['', expect.stringContaining('one')]);
    expect(await made('other')).not.toContain(COMPILE_HINT.trim());
  });

  it('stops a bundle that lacks one', async () => {
    await expect(bundle('big/gone.js')).rejects.toThrow('names big/gone.js');
  });
});
