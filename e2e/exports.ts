/**
 * The exports that the tests need, with their paths and settings. They test five exports: the default site without any
 * settings; a site with a form service (a stub) and an ad network; a site that also asks for
 * consent; and two sites with a form of their own, one of them under a base path.
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

/** The origin of another host, to which that endpoint may redirect. */
const THIRD_HOST = `http://localhost:${CRM_PORT}`;

/** An empty value means that the setting is unset. It overrides the value in a local .env file. */
const DELIVERED = {
  ...Object.fromEntries(SETTINGS.map((name) => [name, ''])),
  NEXT_PUBLIC_BASE_PATH: '',
  NEXT_PUBLIC_SITE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  TYPES_ARE_CHECKED: '1',
};

const CONFIGURED = {
  ...DELIVERED,
  NEXT_PUBLIC_LEAD_FORM_HOST: `http://127.0.0.1:${CRM_PORT}`,
  NEXT_PUBLIC_LEAD_FORM_ID: 'e2e-form',
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

export const EXPORTS = {
  delivered: { port: FIRST_PORT + 1, ...built('delivered', DELIVERED) },
  configured: { port: FIRST_PORT + 2, ...built('configured', CONFIGURED) },
  /** Like `configured`, but visitors are asked for consent first. */
  asking: {
    port: FIRST_PORT + 3,
    ...built('asking', {
      ...CONFIGURED,
      NEXT_PUBLIC_ANALYTICS: 'G-E2E00001',
      NEXT_PUBLIC_TRACKING_CONSENT: 'ask',
      NEXT_PUBLIC_LEAD_FORM_PARAMETERS:
        'product=subject,utm_source=source,gclid,landing_page=entry',
    }),
  },
  /**
   * The site's own form sends leads to an endpoint (a stub), and visits are counted by two tools that
   * need no consent (e2e/sample/support/analytics.ts).
   */
  sending: {
    port: FIRST_PORT + 4,
    ...built('sending', {
      ...DELIVERED,
      NEXT_PUBLIC_LEAD_FORM_ACTION: LEADS,
      NEXT_PUBLIC_ANALYTICS:
        'https://plausible.io/js/pa-e2e.js, 94db1cb1-74f4-4a40-ad6c-962362670409',
    }),
  },
  /**
   * The same with a service that answers no fetch, like Salesforce: the browser posts the form. Under a
   * base path, so that leads and the pages after them are also tested there. It contains a dot, as names
   * of repositories on GitHub may.
   */
  posting: {
    port: FIRST_PORT + 5,
    ...built('posting', {
      ...DELIVERED,
      NEXT_PUBLIC_BASE_PATH: '/my.repo',
      NEXT_PUBLIC_LEAD_FORM_ACTION: LEADS,
      NEXT_PUBLIC_LEAD_FORM_SERVICE: 'native',
      NEXT_PUBLIC_LEAD_FORM_FIELDS: `oid=a&returnURL=http://127.0.0.1:${FIRST_PORT + 5}/my.repo/thank-you`,
      NEXT_PUBLIC_LEAD_FORM_ORIGINS: THIRD_HOST,
      NEXT_PUBLIC_ANALYTICS: 'https://plausible.io/js/pa-e2e.js',
    }),
  },
};

export type ExportName = keyof typeof EXPORTS;

export const urlOf = ({ port, env }: (typeof EXPORTS)[ExportName]) =>
  `http://127.0.0.1:${port}${env.NEXT_PUBLIC_BASE_PATH}/`;

/** The default site of another company (makeCompany.ts). */
export const COMPANY_EXPORT = {
  ...EXPORTS.delivered,
  dir: `${E2E_DIR}/company/${EXPORTS.delivered.dir}`,
  port: FIRST_PORT + 6,
};

/** The default site with the editor, which changes a repository that does not exist. */
export const EDITOR_ENV = { ...DELIVERED, NEXT_PUBLIC_EDITOR: 'github:owner/repository' };

export const REPORTS = {
  jest: `${E2E_DIR}/jest.json`,
  playwright: `${E2E_DIR}/playwright.json`,
  /** The folder of the report that CI keeps. */
  html: `${E2E_DIR}/report`,
};
