/**
 * `npm start`: builds the site, serves the export on this machine with kit/hosts/static-server.ts, and prints
 * the URL.
 */
import { createServer, type Server } from 'node:net';

import { site } from '@/content/site';

import { OUT, run, stop } from './command';
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
  const port = process.env.PORT || '3000';
  const { basePath } = loadSettings();
  // A build takes half a minute, and is for nothing if the port is in use.
  const probe = createServer();
  await listen(probe, port);
  probe.close();
  const { code } = await run('npm run build');
  if (code !== 0) process.exit(code);
  await listen(createStaticServer({ dir: OUT, basePath }), port);
  process.stdout.write(`${site.name} is on http://127.0.0.1:${port}${basePath}\n`);
}

main().catch(stop);
