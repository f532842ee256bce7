/**
 * The sites that the tests open: exports with different settings, all in .e2e/, so that out/ stays what its owner
 * built. A test names its site: `test.use({ build: 'tracking' })`.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';

import { SETTINGS } from '@/lib/env';
import { root } from '@/scripts/command';

export const E2E_DIR = '.e2e';

/**
 * The first port of the tests. It depends on the folder, so that two checkouts can be tested at the same
 * time. Linux gives programs without a port of their own one from 32768 on.
 */
const FIRST_PORT =
  20_000 + (createHash('sha256').update(root).digest().readUInt16BE() % 1_000) * 10;

export const CRM_PORT = FIRST_PORT;

/** The endpoint that the site's own form sends leads to. */
const LEADS = `http://127.0.0.1:${CRM_PORT}/leads`;

/** An empty value means that the setting is unset. It overrides the value in a local .env file. */
const NO_SETTINGS = {
  ...Object.fromEntries(SETTINGS.map((name) => [name, ''])),
  NEXT_PUBLIC_BASE_PATH: '',
  NEXT_PUBLIC_SITE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  TYPES_ARE_CHECKED: '1',
};

const LINKEDIN = {
  NEXT_PUBLIC_LINKEDIN_PARTNER_ID: '1234567',
  NEXT_PUBLIC_LINKEDIN_CONVERSION_ID: '7654321',
  NEXT_PUBLIC_LINKEDIN_CONTACT_CONVERSION_ID: '7654322',
  NEXT_PUBLIC_LINKEDIN_LEAD_CONVERSION_ID: '7654323',
};

/** It contains a dot, as names of repositories on GitHub may. */
const BASE_PATH = '/my.repo';

export type Served = {
  port: number;
  /** The folder of the export. */
  dir: string;
  basePath: string;
};

export type Site = Served & {
  /** The folder in which the site is built. */
  folder: string;
  /** The environment of the build. */
  env: Record<string, string>;
};

function site(
  name: string,
  offset: number,
  settings: Record<string, string> = {},
  folder = root,
): Site {
  const dir = `${E2E_DIR}/${name}`;
  return {
    port: FIRST_PORT + offset,
    dir: path.join(folder, dir),
    basePath: settings.NEXT_PUBLIC_BASE_PATH ?? '',
    folder,
    env: { ...NO_SETTINGS, ...settings, EXPORT_DIR: dir },
  };
}

export const SITES = {
  sample: site('sample', 1),
  /**
   * A form service, and an ad network and Google Analytics, for which visitors are asked for consent. The
   * form gets some parameters, two of them by other names.
   */
  tracking: site('tracking', 2, {
    ...LINKEDIN,
    NEXT_PUBLIC_LEAD_FORM_HOST: `http://127.0.0.1:${CRM_PORT}`,
    NEXT_PUBLIC_LEAD_FORM_ID: 'e2e-form',
    NEXT_PUBLIC_ANALYTICS: 'G-E2E00001',
    NEXT_PUBLIC_TRACKING_CONSENT: 'ask',
    NEXT_PUBLIC_LEAD_FORM_PARAMETERS:
      'product,utm_source=source,utm_campaign,gclid,landing_page=entry',
  }),
  /**
   * Other content (other.ts), with the editor. The site's own form sends leads to an endpoint (a stub). Nobody is
   * asked for consent: an ad network counts visits, and a tool that needs none (e2e/sample/support/vendors.ts).
   * Under a base path, so that leads and the pages after them are also tested there.
   */
  other: site(
    'other',
    3,
    {
      ...LINKEDIN,
      NEXT_PUBLIC_BASE_PATH: BASE_PATH,
      NEXT_PUBLIC_LEAD_FORM_ACTION: LEADS,
      NEXT_PUBLIC_LEAD_FORM_FIELDS: `returnURL=http://127.0.0.1:${FIRST_PORT + 3}${BASE_PATH}/thank-you`,
      NEXT_PUBLIC_ANALYTICS: 'https://plausible.io/js/pa-e2e.js',
      NEXT_PUBLIC_EDITOR: 'github:owner/repository',
    },
    path.join(root, E2E_DIR, 'other'),
  ),
};

export type SiteName = keyof typeof SITES;

/** The owner's site, with their settings (pages.config.ts). */
export const OWN: Served = {
  port: FIRST_PORT + 9,
  dir: path.join(root, 'out'),
  // pages.config.ts reads the settings later.
  get basePath() {
    return process.env.NEXT_PUBLIC_BASE_PATH ?? '';
  },
};

export const urlOf = ({ port, basePath }: Served) => `http://127.0.0.1:${port}${basePath}/`;

export const REPORTS = {
  jest: `${E2E_DIR}/jest.json`,
  playwright: `${E2E_DIR}/playwright.json`,
  /** The folder of the report that CI keeps. */
  html: `${E2E_DIR}/report`,
};
