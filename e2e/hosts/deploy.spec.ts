/**
 * Tests a deploy that replaces only the files of the site: the server keeps running with the
 * configuration (and the .htaccess) of the earlier build.
 */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { test as withoutServer } from '@playwright/test';

import { E2E_DIR, EXPORTS, hostsDirOf } from '@/e2e/exports';
import { HOSTS, type Host } from '@/e2e/hosts/hosts';
import type { Running } from '@/e2e/hosts/process';
import { anyPage, HEADINGS, islandsReady } from '@/e2e/support/site';
import { expect, test as base } from '@/e2e/support/test';
import { root } from '@/scripts/command';
import { hashOf } from '@/scripts/export/next-html';

/** `asking` has other scripts than `delivered`, and another policy. */
const { delivered: EARLIER, asking: LATER } = EXPORTS;

const HEADING = 'Revised heading';
const RULE = 'h1{letter-spacing:7px}';

/** Edits the copy and the styles of an export, as a build from edited sources would. */
async function edit(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
    const at = path.join(parentPath, name);
    if (!/\.(html|txt)$|static.data.*\.js$/.test(at)) continue;
    const text = await readFile(at, 'utf8');
    const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? [];
    const edited = text
      .replaceAll(HEADINGS[anyPage], HEADING)
      .replace(styles, () => styles + (styles && RULE))
      .replaceAll(hashOf(styles), hashOf(styles + RULE));
    await writeFile(at, edited);
  }
}

const isKept = (name: string) => name === '.htaccess';

async function replaceSite(folder: string) {
  for (const name of await readdir(folder))
    if (!isKept(name)) await rm(path.join(folder, name), { recursive: true });
  const later = path.join(root, LATER.dir);
  await cp(later, folder, { recursive: true, filter: (from) => !isKept(path.basename(from)) });
  await edit(folder);
}

const test = base.extend<{ host: Host; running: Running; deploy: () => Promise<void> }>({
  host: [undefined as unknown as Host, { option: true }],

  running: async ({ host }, provide, { workerIndex }) => {
    const work = path.join(root, E2E_DIR, 'hosts', `deploy-${workerIndex}`);
    const folder = path.join(work, 'site');
    await rm(work, { recursive: true, force: true });
    await mkdir(work, { recursive: true });
    await cp(path.join(root, EARLIER.dir), folder, { recursive: true });
    const hosts = path.join(root, hostsDirOf(EARLIER.dir));
    const running = await host.start({ root: folder, work, hosts, basePath: '' });
    await provide({ folder, ...running });
    await running.stop();
    await rm(work, { recursive: true, force: true });
  },

  deploy: ({ running }, provide) => provide(() => replaceSite(running.folder!)),

  baseURL: ({ running }, provide) => provide(running.origin),
});

const servers = HOSTS.filter(
  ({ isConfigured, missing, export: { dir } }) => isConfigured && missing && dir === EARLIER.dir,
);

for (const host of servers) {
  test.describe(host.name, () => {
    test.use({ host });
    test.skip(host.missing!() !== undefined, host.missing!());

    test('shows a new build with other copy, styles and scripts without a reload of its configuration', async ({
      page,
      deploy,
    }) => {
      await page.goto(anyPage);
      await islandsReady(page);
      await deploy();
      await page.reload();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(HEADING);
      await expect(heading).toHaveCSS('letter-spacing', '7px');
      await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
      await islandsReady(page);
    });
  });
}

withoutServer('Edits and settings change no file for a host', async () => {
  const filesOf = ({ dir }: { dir: string }) => [
    ...['_headers', '_redirects', '.htaccess'].map((name) => path.join(dir, name)),
    ...['nginx.conf', 'caddy.conf'].map((name) => path.join(hostsDirOf(dir), name)),
  ];
  const read = (file: string) => readFile(path.join(root, file), 'utf8');
  expect(await Promise.all(filesOf(LATER).map(read))).toEqual(
    await Promise.all(filesOf(EARLIER).map(read)),
  );
});
