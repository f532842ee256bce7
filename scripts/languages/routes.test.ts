import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { isIndexed } from '@/lib/pages/record';
import { root } from '@/scripts/command';

import { routesOf } from './routes';

// Each list is read in a process of its own.
jest.setTimeout(60_000);

let content = '';
beforeEach(async () => {
  content = await mkdtemp(path.join(tmpdir(), 'content-'));
  await cp(path.join(root, 'scripts/test/content'), content, { recursive: true });
  await mkdir(path.join(content, 'nb/lists'), { recursive: true });
});
afterEach(() => rm(content, { recursive: true }));

const put = (file: string, text: string) => writeFile(path.join(content, file), text);

it('The pages of a language have its own records and lists, and the modules of the project', async () => {
  await put('nb/lists/faqs.json', '[]');
  await put(
    'nb/routes.ts',
    `import { languageName } from '@/lib/text/language';
import { faqs } from '@/content/lists/faqs';

const name = languageName('en');
export const routes = [
  { path: '/Boats', name, indexable: false },
  { path: '/Questions', name, indexable: true, needs: faqs },
  { path: '/Writing', name, indexable: true },
];
`,
  );
  const routes = routesOf(content, 'nb');
  expect(routes[0]).toMatchObject({ path: '/Boats', name: 'English' });
  expect(routes.filter(isIndexed)).toMatchObject([{ path: '/Writing' }]);
});

it('A list that lacks a comma stops the build with one line', async () => {
  await put('nb/routes.ts', 'export const routes = [{} {}];');
  let message = '';
  try {
    routesOf(content, 'nb');
  } catch (error) {
    ({ message } = error as Error);
  }
  expect(message).not.toContain('\n');
  expect(message).toContain(`${content}/nb: its pages cannot be read (`);
  expect(message).toContain('content/routes.ts:1:26: ERROR: Expected');
});
