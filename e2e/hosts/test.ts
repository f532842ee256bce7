import { copyFile, cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';

import { HOSTS } from '@/e2e/hosts/hosts';
import type { Host, Running } from '@/e2e/hosts/host';
import { expect, test as base } from '@/e2e/support/test';
import { E2E_DIR, hostsDirOf } from '@/scripts/policy/e2e';
import { root } from '@/scripts/process';

export type Served = Running & { host: Host; basePath: string; site: string };

type Fixtures = { hostName: string; served: Served };

const basePathOf = ({ env }: Host['export']) => env.NEXT_PUBLIC_BASE_PATH;

/** The project's test, with the host of that name running; its own address is the base URL. */
export const test = base.extend<Fixtures>({
  hostName: ['', { option: true }],

  served: async ({ hostName }, provide, info) => {
    const host = HOSTS.find(({ name }) => name === hostName)!;
    const reason = host.missing?.();
    if (reason) console.log(`Skipped, ${host.name}: ${reason}`);
    info.skip(reason !== undefined, reason);
    const { dir } = host.export;
    const basePath = basePathOf(host.export);
    const site = path.join(root, dir);
    const work = path.join(root, E2E_DIR, 'hosts', `${info.workerIndex}-${info.testId}`);
    await rm(work, { recursive: true, force: true });
    await mkdir(work, { recursive: true });
    const folder = basePath ? path.join(work, 'root') : site;
    if (basePath) {
      await cp(site, path.join(folder, basePath), { recursive: true });
      // Whoever owns the rest of the origin has an icon there, and browsers may ask for it.
      await copyFile(path.join(site, 'favicon.ico'), path.join(folder, 'favicon.ico'));
    }
    const hosts = path.join(root, hostsDirOf(dir));
    const running = await host.start({ root: folder, work, hosts, basePath });
    await provide({ ...running, host, basePath, site });
    await running.stop();
    await rm(work, { recursive: true, force: true });
  },

  baseURL: async ({ served }, provide) => provide(served.origin),
});

export { expect };
