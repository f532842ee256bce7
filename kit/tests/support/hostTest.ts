import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';

import type { Running } from '../../testing/process';
import { expect, test as base } from '../../testing/trouble';
import { APP } from './fixture';
import type { Host } from './hosts';

export type Served = Running & { host: Host; basePath: string; site: string };

type Serve = (host: Host) => Promise<Served>;

async function start(host: Host, work: string): Promise<Served> {
  const { out, hosts, basePath } = host.export;
  const site = path.join(APP, out);
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  const folder = basePath ? path.join(work, 'root') : site;
  if (basePath) await cp(site, path.join(folder, basePath), { recursive: true });
  const running = await host.start({ root: folder, work, hosts: path.join(APP, hosts), basePath });
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
      const work = path.join(APP, 'servers', String(workerIndex));
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
