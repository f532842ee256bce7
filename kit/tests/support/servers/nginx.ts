import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { type Folders, freePort, type Running, runServer } from '../../../testing/process';
import { TOOLS } from '../../../testing/tools';

const isRoot = process.getuid?.() === 0;

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
