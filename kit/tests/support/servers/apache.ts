import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type Folders, freePort, type Running, runServer } from '../../../testing/process';
import { TOOLS } from '../../../testing/tools';

const isRoot = process.getuid?.() === 0;

/** The modules that Debian's apache2 enables by default and that affect how files are served. */
const APACHE_STOCK = [
  'mpm_event',
  'authz_core',
  'alias',
  'dir',
  'mime',
  'autoindex',
  'env',
  'filter',
  'deflate',
  'negotiation',
  'setenvif',
  'reqtimeout',
];

/** Lines for the virtual host, without which Apache redirects the URL of every page. */
const VIRTUAL_HOST = `  Options -Indexes
  DirectorySlash Off`;

/** When started as root, Apache drops its privileges, so serve a copy that every user can read. */
export const apache =
  (modules: readonly ('headers' | 'rewrite')[] = [], hasVirtualHost = false) =>
  async ({ root, work }: Folders): Promise<Running> => {
    const port = await freePort();
    const copy = isRoot ? await mkdtemp(path.join(tmpdir(), 'apache-')) : undefined;
    const folder = copy ?? root;
    if (copy) {
      await cp(root, copy, { recursive: true, dereference: true });
      await chmod(copy, 0o755);
    }
    const file = path.join(work, 'apache.conf');
    const load = [...APACHE_STOCK, ...modules].map(
      (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
    );
    await writeFile(
      file,
      `ServerRoot "${work}"
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile "${work}/pid"
DefaultRuntimeDir "${work}"
ErrorLog "${work}/error.log"
${load.join('\n')}
${isRoot ? 'User nobody\nGroup nogroup' : ''}
${existsSync('/etc/mime.types') ? 'TypesConfig /etc/mime.types' : ''}
DirectoryIndex index.html index.cgi index.pl index.php index.xhtml index.htm
<Directory />
  Options FollowSymLinks
  AllowOverride None
  Require all denied
</Directory>
<Directory "${folder}">
  Options Indexes FollowSymLinks
  AllowOverride FileInfo
  Require all granted
${hasVirtualHost ? VIRTUAL_HOST : ''}
</Directory>
# Debian, Ubuntu and Red Hat enable this alias by default. It hides a folder /icons/ of the site.
Alias /icons/ "/usr/share/apache2/icons/"
<Directory "/usr/share/apache2/icons">
  Require all granted
</Directory>
AccessFileName .htaccess
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
DocumentRoot "${folder}"
`,
    );
    const running = await runServer(TOOLS.apache2.find()!, ['-D', 'FOREGROUND', '-f', file], {
      port,
      cwd: work,
    });
    const stop = async () => {
      await running.stop();
      if (copy) await rm(copy, { recursive: true, force: true });
    };
    return { ...running, stop };
  };
