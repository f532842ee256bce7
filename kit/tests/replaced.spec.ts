/**
 * Tests a deploy that replaces only the files of the site: the server keeps running with the
 * configuration (and the .htaccess) of the earlier build.
 */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { hashOf } from '../finish/policy';
import type { Running } from '../testing/process';
import { expect, test as base } from '../testing/test';
import { APP, EXPORTS, PAGES } from './support/fixture';
import { HOSTS, type Host } from './support/hosts';
import { hydrated } from './support/visit';

const HEADING = 'Revised heading';
const RULE = 'h1{letter-spacing:7px}';
const CODE = 'self.isRevised=true;';

/** Edits the copy, the styles and the first script of an export, as a build from edited sources would. */
async function edit(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
    const at = path.join(parentPath, name);
    const isData = /static.data.*\.js$/.test(at);
    if (!isData && !/\.(html|txt)$/.test(at)) continue;
    const text = await readFile(at, 'utf8');
    const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? [];
    const [, script = ''] = /<script>(.*?)<\/script>/s.exec(text) ?? [];
    const edited = text
      .replaceAll(PAGES['/About'], HEADING)
      .replaceAll('_next/static/data/', '_next/static/data/new-')
      .replace(styles, () => styles + (styles && RULE))
      .replace(`<script>${script}`, () => `<script>${script && CODE}${script}`)
      .replaceAll(hashOf(styles), hashOf(styles + RULE))
      .replaceAll(hashOf(script), hashOf(CODE + script));
    // Browsers cache data forever, so a build gives edited data another name.
    await writeFile(isData ? path.join(parentPath, `new-${name}`) : at, edited);
    if (isData) await rm(at);
  }
}

const test = base.extend<{ host: Host; running: Running; deploy: () => Promise<void> }>({
  host: [undefined as unknown as Host, { option: true }],

  running: async ({ host }, provide, { workerIndex }) => {
    const work = path.join(APP, 'work', `deploy-${workerIndex}`);
    const folder = path.join(work, 'site');
    await rm(work, { recursive: true, force: true });
    await mkdir(work, { recursive: true });
    const site = path.join(APP, EXPORTS.root.out);
    await cp(site, folder, { recursive: true });
    const running = await host.start({ root: folder, work, hosts: `${site}-hosts`, basePath: '' });
    await provide({ folder, ...running });
    await running.stop();
    await rm(work, { recursive: true, force: true });
  },

  deploy: ({ running }, provide) => provide(() => edit(running.folder!)),

  baseURL: ({ running }, provide) => provide(running.origin),
});

const servers = HOSTS.filter(
  ({ isConfigured, missing, export: { basePath } }) => isConfigured && missing && !basePath,
);

for (const host of servers) {
  test.describe(host.name, () => {
    test.use({ host });
    test.skip(host.missing!() !== undefined, host.missing!());

    test('shows a new build with other copy, styles and scripts without a reload of its configuration', async ({
      page,
      deploy,
    }) => {
      await page.goto('/About');
      await hydrated(page);
      await deploy();
      await page.reload();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(HEADING);
      await expect(heading).toHaveCSS('letter-spacing', '7px');
      expect(await page.evaluate(() => 'isRevised' in self)).toBe(true);
      await hydrated(page);
    });
  });
}
