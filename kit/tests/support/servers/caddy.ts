import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { type Folders, freePort, type Running, runServer } from '../../../testing/process';
import { TOOLS } from '../../../testing/tools';

export async function caddy({ root, work, hosts }: Folders): Promise<Running> {
  const port = await freePort();
  const file = path.join(work, 'Caddyfile');
  await mkdir(path.join(work, 'home'), { recursive: true });
  await writeFile(
    file,
    `{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  root * "${root}"
  import "${hosts}/caddy.conf"
  file_server
}
`,
  );
  const home = path.join(work, 'home');
  return runServer(TOOLS.caddy.find()!, ['run', '--config', file, '--adapter', 'caddyfile'], {
    port,
    cwd: work,
    env: { HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home },
  });
}
