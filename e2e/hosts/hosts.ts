import { apache } from '@/e2e/hosts/apache';
import { EMULATED } from '@/e2e/hosts/emulated';
import { emulate } from '@/e2e/hosts/emulator';
import type { Host } from '@/e2e/hosts/host';
import { caddy, missing, nginx, ours, python } from '@/e2e/hosts/servers';
import { EXPORTS } from '@/scripts/policy/e2e';

const { delivered, nested } = EXPORTS;

/** Copied there, and nothing else done: the pages, and the host's own answer to the rest. */
const PLAIN = {
  export: delivered,
  headers: 'none',
  notFoundPage: false,
  lowerCase: 'not found',
} as const;

/** A server whose configuration takes in what the build wrote for it. */
const CONFIGURED = {
  export: delivered,
  headers: 'all',
  notFoundPage: true,
  lowerCase: 'redirect',
} as const;

/** A service that reads its file in the export. */
const SERVICE = {
  export: delivered,
  headers: 'by path',
  notFoundPage: true,
  lowerCase: 'redirect',
} as const;

const below = (host: Host): Host => ({
  ...host,
  name: `${host.name}, under /repo`,
  export: nested,
});

const ofServers: Host[] = [
  { ...PLAIN, name: 'python3 -m http.server', missing: missing('python3'), start: python },
  { ...PLAIN, name: 'nginx as installed', missing: missing('nginx'), start: nginx('stock') },
  { ...PLAIN, name: 'Apache as installed', missing: missing('apache2'), start: apache('None') },
  { ...PLAIN, name: 'Caddy as installed', missing: missing('caddy'), start: caddy('stock') },
  {
    ...PLAIN,
    name: 'Apache with .htaccess, without its modules',
    missing: missing('apache2'),
    start: apache('FileInfo'),
    notFoundPage: true,
  },
];

const ofConfiguredServers: Host[] = [
  { ...CONFIGURED, name: 'npm start', start: ours },
  {
    ...CONFIGURED,
    name: 'nginx with hosts/nginx.conf',
    missing: missing('nginx'),
    start: nginx('ours'),
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
    start: caddy('ours'),
  },
];

const gitHubPages: Host = {
  ...PLAIN,
  name: 'GitHub Pages',
  start: emulate(EMULATED['GitHub Pages']),
  notFoundPage: true,
};

const ofServices: Host[] = [
  gitHubPages,
  { ...SERVICE, name: 'Cloudflare Pages', start: emulate(EMULATED['Cloudflare Pages']) },
  { ...SERVICE, name: 'Netlify', start: emulate(EMULATED.Netlify), lowerCase: 'page' },
  { ...SERVICE, name: 'Vercel', start: emulate(EMULATED.Vercel) },
  {
    ...gitHubPages,
    name: 'Amazon S3 website',
    start: emulate(EMULATED['Amazon S3 website']),
  },
];

export const HOSTS: readonly Host[] = [
  ...ofServers,
  ...ofConfiguredServers,
  ...ofServices,
  ...[...ofConfiguredServers, gitHubPages].map(below),
];
