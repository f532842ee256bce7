import { fileURLToPath } from 'node:url';

/** The fixture in a folder of its own, next to a copy of the kit (../build.ts). */
export const APP = fileURLToPath(new URL('../../../.e2e/fixture', import.meta.url));

export type FixtureExport = { out: string; hosts: string; basePath: string };

/** The base path contains a dot, as names of repositories on GitHub may. */
export const EXPORTS = {
  root: { out: 'out', hosts: 'hosts', basePath: '' },
  nested: { out: 'out-nested', hosts: 'hosts-nested', basePath: '/my.repo' },
} as const;

/** The pages of the fixture, with their headings. */
export const PAGES = {
  '/': 'A fixture',
  '/About': 'About the fixture',
  '/Contact': 'Contact',
} as const;

/** Whether the page is hydrated. Runs in the page. */
export const isHydrated = () => 'hydrated' in document.documentElement.dataset;
