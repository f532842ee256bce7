import path from 'node:path';

import { apache } from './servers/apache';
import { caddy } from './servers/caddy';
import { nginx } from './servers/nginx';
import { createStaticServer } from '../../hosts/static-server';
import { type Folders, freePort, listen, type Running, runServer } from '../../testing/process';
import { TOOLS, type ToolName } from '../../testing/tools';
import { EXPORTS, type FixtureExport } from './fixture';

const missing = (name: ToolName) => () =>
  TOOLS[name].find() ? undefined : `${name} is not installed`;

/** The simplest server. It serves files, and index.html for directories. */
async function python({ root, work }: Folders): Promise<Running> {
  const port = await freePort();
  const args = ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', root];
  return runServer(TOOLS.python3.find()!, args, { port, cwd: work });
}

/** The server of the kit, which applies `_headers` and `_redirects`. */
function kitServer({ root, basePath }: Folders): Promise<Running> {
  return listen(createStaticServer({ dir: path.join(root, basePath), basePath }));
}

/** A web server, and the features that the tests expect it to have. */
export type Host = {
  name: string;
  export: FixtureExport;
  /** Returns why the server cannot run on this machine, or `undefined` if it can. */
  missing?: () => string | undefined;
  start: (folders: Folders) => Promise<Running>;
  /** Whether the server uses the headers and redirects that the build generates for it. */
  isConfigured: boolean;
  /** Whether the server answers the URL of a page without a redirect to the URL with a slash. */
  hasCleanUrls: boolean;
  /** Whether the server sends the site's 404 page for unknown URLs. All servers send status 404. */
  hasNotFoundPage: boolean;
};

/** A server that does not use the headers and redirects that the build generates. */
const PLAIN = {
  export: EXPORTS.root,
  isConfigured: false,
  hasCleanUrls: false,
  hasNotFoundPage: false,
} as const;

const CONFIGURED = {
  export: EXPORTS.root,
  isConfigured: true,
  hasCleanUrls: true,
  hasNotFoundPage: true,
} as const;

const plain: Host[] = [
  { ...PLAIN, name: 'python3 -m http.server', missing: missing('python3'), start: python },
  {
    ...PLAIN,
    name: 'Apache with .htaccess, without its modules',
    missing: missing('apache2'),
    start: apache(),
    hasNotFoundPage: true,
  },
];

const configured: Host[] = [
  { ...CONFIGURED, name: 'the server of the kit', start: kitServer },
  {
    ...CONFIGURED,
    name: 'nginx with hosts/nginx.conf',
    missing: missing('nginx'),
    start: nginx,
  },
  {
    ...CONFIGURED,
    name: 'Apache with .htaccess',
    missing: missing('apache2'),
    start: apache(['headers', 'rewrite'], true),
  },
  {
    ...CONFIGURED,
    name: 'Apache with .htaccess only',
    missing: missing('apache2'),
    start: apache(['headers', 'rewrite']),
    hasCleanUrls: false,
  },
  {
    ...CONFIGURED,
    name: 'Caddy with hosts/caddy.conf',
    missing: missing('caddy'),
    start: caddy,
  },
];

export const HOSTS: readonly Host[] = [
  ...plain,
  ...configured,
  ...configured.map((host) => ({
    ...host,
    name: `${host.name}, under /my.repo`,
    export: EXPORTS.nested,
  })),
];

export const KIT_SERVER = HOSTS.find(({ start }) => start === kitServer)!;
