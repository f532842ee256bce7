import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { type Folders, freePort, listen, type Running, runServer } from '@/e2e/hosts/process';
import { createStaticServer } from '@/scripts/server/static-server';
import { TOOLS, type ToolName } from '@/scripts/test/tools';

const isRoot = process.getuid?.() === 0;

export const missing = (name: ToolName) => () =>
  TOOLS[name].find() ? undefined : `${name} is not installed`;

/**
 * Starts nginx with Debian's main settings. When nginx is started as root, its workers also run as
 * root, so that they can read the files.
 */
export async function nginx({ root, work, hosts }: Folders): Promise<Running> {
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const file = path.join(work, 'nginx.conf');
  await writeFile(
    file,
    `${isRoot ? 'user root;' : ''} daemon off; worker_processes 1; pid "${work}/pid";
error_log stderr;
events { worker_connections 768; }
http {
  sendfile on; tcp_nopush on; types_hash_max_size 2048;
  include /etc/nginx/mime.types; default_type application/octet-stream;
  access_log off; gzip on;
  ${temporary.map((name) => `${name}_temp_path "${work}/${name}";`).join(' ')}
  server {
    listen 127.0.0.1:${port}; server_name _; root "${root}"; index index.html index.htm;
    include "${hosts}/nginx.conf";
  }
}`,
  );
  return runServer(TOOLS.nginx.find()!, ['-e', 'stderr', '-c', file], { port, cwd: work });
}

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

/** The simplest server. It serves files, and index.html for directories. */
export async function python({ root, work }: Folders): Promise<Running> {
  const port = await freePort();
  const args = ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', root];
  return runServer(TOOLS.python3.find()!, args, { port, cwd: work });
}

/** Starts the server that `npm start` uses. It applies `_headers` and `_redirects`. */
export function npmStart({ root, basePath }: Folders): Promise<Running> {
  return listen(createStaticServer({ dir: path.join(root, basePath), basePath }));
}
