/**
 * The exports that the tests need, with their paths and settings. They test four exports: the default site without any
 * settings; a site with a form service (a stub), which asks for consent; a site with a form of its own,
 * under a base path; and another company, whose form the browser posts.
 */
import { createHash } from 'node:crypto';

import { SETTINGS } from '@/lib/settings/env';

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
const DELIVERED = {
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

/** The folder of an export, and the environment of its build (scripts/command.ts). */
function built<Env extends Readonly<Record<string, string>>>(name: string, env: Env) {
  const dir = `${E2E_DIR}/${name}`;
  return { dir, env: { ...env, EXPORT_DIR: dir } };
}

/** It contains a dot, as names of repositories on GitHub may. */
const BASE_PATH = '/my.repo';

export const EXPORTS = {
  delivered: { port: FIRST_PORT + 1, ...built('delivered', DELIVERED) },
  /**
   * A form service, and an ad network and Google Analytics, for which visitors are asked for consent. The
   * form gets some parameters, two of them by other names.
   */
  asking: {
    port: FIRST_PORT + 2,
    ...built('asking', {
      ...DELIVERED,
      ...LINKEDIN,
      NEXT_PUBLIC_LEAD_FORM_HOST: `http://127.0.0.1:${CRM_PORT}`,
      NEXT_PUBLIC_LEAD_FORM_ID: 'e2e-form',
      NEXT_PUBLIC_ANALYTICS: 'G-E2E00001',
      NEXT_PUBLIC_TRACKING_CONSENT: 'ask',
      NEXT_PUBLIC_LEAD_FORM_PARAMETERS:
        'product,utm_source=source,utm_campaign,gclid,landing_page=entry',
    }),
  },
  /**
   * The site's own form sends leads to an endpoint (a stub). Nobody is asked for consent: an ad network
   * counts visits, and two tools that need none (e2e/sample/support/analytics.ts). Under a base path, so
   * that leads and the pages after them are also tested there.
   */
  sending: {
    port: FIRST_PORT + 3,
    ...built('sending', {
      ...DELIVERED,
      ...LINKEDIN,
      NEXT_PUBLIC_BASE_PATH: BASE_PATH,
      NEXT_PUBLIC_LEAD_FORM_ACTION: LEADS,
      NEXT_PUBLIC_LEAD_FORM_FIELDS: `returnURL=http://127.0.0.1:${FIRST_PORT + 3}${BASE_PATH}/thank-you`,
      NEXT_PUBLIC_ANALYTICS:
        'https://plausible.io/js/pa-e2e.js, 94db1cb1-74f4-4a40-ad6c-962362670409',
    }),
  },
};

/**
 * The site of another company (makeCompany.ts). Its service answers no fetch, like Salesforce: the browser
 * posts the form.
 */
export const COMPANY_EXPORT = {
  port: FIRST_PORT + 4,
  dir: `${E2E_DIR}/company/${EXPORTS.delivered.dir}`,
  env: {
    ...EXPORTS.delivered.env,
    NEXT_PUBLIC_LEAD_FORM_ACTION: LEADS,
    NEXT_PUBLIC_LEAD_FORM_SERVICE: 'native',
    NEXT_PUBLIC_LEAD_FORM_FIELDS: `oid=a&returnURL=http://127.0.0.1:${FIRST_PORT + 4}/thank-you`,
  },
};

type Served = { port: number; env: { NEXT_PUBLIC_BASE_PATH: string } };

export const urlOf = ({ port, env }: Served) =>
  `http://127.0.0.1:${port}${env.NEXT_PUBLIC_BASE_PATH}/`;

/** The default site with the editor, which changes a repository that does not exist. */
export const EDITOR_ENV = { ...DELIVERED, NEXT_PUBLIC_EDITOR: 'github:owner/repository' };

export const REPORTS = {
  jest: `${E2E_DIR}/jest.json`,
  playwright: `${E2E_DIR}/playwright.json`,
  /** The folder of the report that CI keeps. */
  html: `${E2E_DIR}/report`,
};
