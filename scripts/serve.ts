/**
 * Serves an export (out/ or --dir) on this machine with kit/hosts/static-server.ts, and prints the
 * URL. Stops on SIGINT or SIGTERM. Used by `npm start`, which builds first (--build), and by the
 * browser tests.
 */
import { existsSync } from 'node:fs';
import type { Server } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { site } from '@/content/site';

import { root, run, stop } from './command';
import { loadSettings } from './export/settings';
import { createStaticServer } from '@/kit/hosts/static-server';

const listen = (server: Server, port: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} is in use: stop the process that uses it, or choose another port with PORT=…`,
            )
          : error,
      ),
    );
    server.listen(Number(port), '127.0.0.1', resolve);
  });

async function main() {
  const { values } = parseArgs({
    options: { build: { type: 'boolean' }, dir: { type: 'string' }, port: { type: 'string' } },
  });
  const { dir = 'out', port = process.env.PORT || '3000' } = values;
  const folder = path.resolve(root, dir);
  const { basePath } = loadSettings();
  const server = createStaticServer({ dir: folder, basePath });
  // Before the build, which would be for nothing if the port is in use.
  await listen(server, port);
  const { code } = values.build ? await run('npm run build') : { code: 0 };
  if (code !== 0) process.exit(code);
  // `_headers` is the last file of a build.
  if (!existsSync(path.join(folder, '_headers'))) {
    throw new Error(`${dir}/ does not contain an export: run \`npm run build\` first`);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
  }
  process.stdout.write(`${site.name} is on http://127.0.0.1:${port}${basePath}\n`);
}

main().catch(stop);
