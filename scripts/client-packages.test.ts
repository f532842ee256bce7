/** @jest-environment node */
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ClientPackages, foreignPackages, packageOf, type ClientModule } from './client-packages';

const built = (file: string, more: Partial<ClientModule> = {}): ClientModule => ({
  file,
  bytes: 1000,
  withPage: true,
  importer: 'components/islands/Clock.tsx',
  ...more,
});

describe('packageOf', () => {
  it.each([
    ['/site/node_modules/zod/index.js', 'zod'],
    ['/site/node_modules/@swc/helpers/esm/a.js', '@swc/helpers'],
    ['/site/node_modules/next/dist/compiled/react/index.js', 'next'],
    ['/site/node_modules/.pnpm/zod@4/node_modules/zod/index.js', 'zod'],
    ['C:\\site\\node_modules\\@swc\\helpers\\a.js', '@swc/helpers'],
    ['/site/lib/popup.ts', undefined],
  ])('says of %s: %s', (file, name) => expect(packageOf(file)).toBe(name));
});

describe('foreignPackages', () => {
  const allowed = [
    { name: 'next', arrives: 'with the page', why: '' },
    { name: 'consent', arrives: 'on demand', why: '' },
  ] as const;
  const lines = (...modules: ClientModule[]) => foreignPackages(modules, allowed);

  it('lets our own files, listed packages and what comes on demand pass', () => {
    expect(
      lines(
        built('/site/lib/popup.ts'),
        built('/site/node_modules/next/dist/a.js'),
        built('/site/node_modules/consent/a.js', { withPage: false }),
      ),
    ).toEqual([]);
  });

  it('names our file, the package and all its bytes', () => {
    const [line, ...others] = lines(
      built('/site/node_modules/zod/a.js'),
      built('/site/node_modules/zod/b.js', { bytes: 500 }),
    );
    expect(line).toMatch(/^components\/islands\/Clock\.tsx brings the package “zod” .*1,500 bytes/);
    expect(line).toContain('scripts/policy/client-packages.ts');
    expect(others).toEqual([]);
  });

  it('lets no foreign package come on demand either', () => {
    expect(lines(built('/site/node_modules/zod/a.js', { withPage: false }))).toHaveLength(1);
  });

  it('refuses with the page what may only come on demand', () => {
    expect(lines(built('/site/node_modules/consent/a.js'))).toEqual([
      expect.stringContaining('load it by import()'),
    ]);
  });
});

type Stats = { compilation: { errors: Error[] } };
type Bundle = (options: object) => {
  run: (done: (error: Error | null, stats: Stats) => void) => void;
};
/** The bundler of Next.js, which types it in no more than names. */
const { webpack } = jest.requireActual<{ webpack: Bundle }>('next/dist/compiled/webpack/webpack');

describe('ClientPackages', () => {
  let dir = '';
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), text);
  };

  /** The errors of a bundle whose one island holds `code`. */
  async function errorsOf(code: string): Promise<string[]> {
    await write('islands/Clock.js', code);
    const bundler = webpack({
      mode: 'production',
      optimization: { minimize: false },
      context: dir,
      entry: './islands/Clock.js',
      output: { path: path.join(dir, 'made') },
      plugins: [new ClientPackages()],
    });
    const stats = await new Promise<Stats>((resolve, reject) =>
      bundler.run((error, made) => (error ? reject(error) : resolve(made))),
    );
    return stats.compilation.errors.map(({ message }) => message);
  }

  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'client-packages-'));
    for (const name of ['big', 'vanilla-cookieconsent']) {
      await write(`node_modules/${name}/package.json`, '{"sideEffects":false}');
      await write(`node_modules/${name}/index.js`, 'export { run } from "./run.js"');
      await write(`node_modules/${name}/run.js`, 'export const run = () => document.title;');
    }
    await write(
      'lib/uses.js',
      'import { run } from "big"; export const a = 1; export const b = run;',
    );
  });
  afterAll(() => rm(dir, { recursive: true }));

  it('stops a bundle whose island imports a package, through whichever file of ours', async () => {
    expect(await errorsOf('import { run } from "big"; run();')).toEqual([
      expect.stringMatching(/^islands\/Clock\.js brings the package “big” .*\d\d bytes/),
    ]);
    expect(await errorsOf('import { b } from "../lib/uses.js"; b();')).toEqual([
      expect.stringMatching(/^lib\/uses\.js brings the package “big” /),
    ]);
  });

  it('leaves alone what is imported and dropped because nothing uses it', async () => {
    expect(await errorsOf('import { a } from "../lib/uses.js"; console.log(a);')).toEqual([]);
  });

  it('tells a package that comes on demand from one that comes with the page', async () => {
    const late = 'import("vanilla-cookieconsent").then(({ run }) => run());';
    expect(await errorsOf(late)).toEqual([]);
    const early = 'import { run } from "vanilla-cookieconsent"; run();';
    expect(await errorsOf(early)).toEqual([expect.stringContaining('load it by import()')]);
  });
});
