import { EXPORTS } from '@/e2e/exports';
import { apache } from '@/e2e/hosts/apache';
import type { Folders, Running } from '@/e2e/hosts/process';
import { caddy, missing, nginx, npmStart, python } from '@/e2e/hosts/servers';

export type Export = (typeof EXPORTS)['delivered' | 'nested'];

/** A web server, and the features that the tests expect it to have. */
export type Host = {
  name: string;
  export: Export;
  /** Returns why the server cannot run on this machine, or `undefined` if it can. */
  missing?: () => string | undefined;
  start: (folders: Folders) => Promise<Running>;
  /** Whether the server uses the headers and redirects that the build generates for it. */
  isConfigured: boolean;
  /** Whether the server sends the site's 404 page for unknown URLs. All servers send status 404. */
  hasNotFoundPage: boolean;
};

/** A server that does not use the headers and redirects that the build generates. */
const PLAIN = { export: EXPORTS.delivered, isConfigured: false, hasNotFoundPage: false } as const;

const CONFIGURED = {
  export: EXPORTS.delivered,
  isConfigured: true,
  hasNotFoundPage: true,
} as const;

const plain: Host[] = [
  { ...PLAIN, name: 'python3 -m http.server', missing: missing('python3'), start: python },
  { ...PLAIN, name: 'Apache as installed', missing: missing('apache2'), start: apache('None') },
  {
    ...PLAIN,
    name: 'Apache with .htaccess, without its modules',
    missing: missing('apache2'),
    start: apache('FileInfo'),
    hasNotFoundPage: true,
  },
];

const configured: Host[] = [
  { ...CONFIGURED, name: 'npm start', start: npmStart },
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
    start: apache('FileInfo', ['headers', 'rewrite']),
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
