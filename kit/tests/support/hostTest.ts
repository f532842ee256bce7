import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';

import type { Running } from '../../testing/process';
import { expect, test as base } from '../../testing/trouble';
import { APP } from './fixture';
import { type Host, KIT_SERVER } from './hosts';

export type Served = Running & { host: Host; basePath: string; site: string };

/** Serves the fixture on a host. */
export async function serve(host: Host, workerIndex: number): Promise<Served> {
  const { out, hosts, basePath } = host.export;
  const work = path.join(APP, 'servers', String(workerIndex));
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

/** Extends Playwright's test with the server of the kit, which all tests of a worker share. */
export const test = base.extend<object, { served: Served }>({
  served: [
    async ({}, provide, { workerIndex }) => {
      const served = await serve(KIT_SERVER, workerIndex);
      await provide(served);
      await served.stop();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ served }, provide) => provide(served.origin),
});

export { expect };
