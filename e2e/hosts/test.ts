import { copyFile, cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';

import { E2E_DIR, hostsDirOf } from '@/e2e/exports';
import type { Host } from '@/e2e/hosts/hosts';
import type { Running } from '@/e2e/hosts/process';
import { expect, test as base } from '@/e2e/support/test';
import { root } from '@/scripts/command';

export type Served = Running & { host: Host; basePath: string; site: string };

type Serve = (host: Host) => Promise<Served>;

async function start(host: Host, work: string): Promise<Served> {
  const { dir, env } = host.export;
  const basePath = env.NEXT_PUBLIC_BASE_PATH;
  const site = path.join(root, dir);
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  const folder = basePath ? path.join(work, 'root') : site;
  if (basePath) {
    await cp(site, path.join(folder, basePath), { recursive: true });
    // Browsers request /favicon.ico from the root of the origin, outside the base path.
    await copyFile(path.join(site, 'favicon.ico'), path.join(folder, 'favicon.ico'));
  }
  const hosts = path.join(root, hostsDirOf(dir));
  const running = await host.start({ root: folder, work, hosts, basePath });
  const stop = async () => {
    await running.stop();
    await rm(work, { recursive: true, force: true });
  };
  return { origin: running.origin, stop, host, basePath, site };
}

/** Extends Playwright's test with a running server, which all tests of a host share. */
export const test = base.extend<{ host: Host; served: Served }, { serve: Serve }>({
  host: [undefined as unknown as Host, { option: true }],

  serve: [
    async ({}, provide, { workerIndex }) => {
      const work = path.join(root, E2E_DIR, 'hosts', String(workerIndex));
      let served: Served | undefined;
      await provide(async (host) => {
        if (served?.host.name !== host.name) {
          await served?.stop();
          served = undefined;
          served = await start(host, work);
        }
        return served;
      });
      await served?.stop();
    },
    { scope: 'worker' },
  ],

  served: async ({ host, serve }, provide, info) => {
    const reason = host.missing?.();
    if (reason) console.log(`Skipped, ${host.name}: ${reason}`);
    info.skip(reason !== undefined, reason);
    await provide(await serve(host));
  },

  baseURL: async ({ served }, provide) => provide(served.origin),
});

export { expect };
