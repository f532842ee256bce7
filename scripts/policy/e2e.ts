/**
 * Paths and settings for the browser tests, which test four exports: the site as delivered, without
 * any settings; one with a form service (a stub) and an ad network; one that also asks for consent;
 * and one with a base path.
 */
import { SETTINGS } from '@/lib/env';

import { HOSTS_DIR } from './hosts';

export const E2E_DIR = '.e2e';

export const GALLERY_DIR = `${E2E_DIR}/gallery`;

export const CRM_PORT = 4100;

/** An empty value means unset. It also keeps the values of a local .env file out of the tests. */
const DELIVERED = {
  ...Object.fromEntries(SETTINGS.map((name) => [name, ''])),
  NEXT_PUBLIC_BASE_PATH: '',
  NEXT_TELEMETRY_DISABLED: '1',
};

const CONFIGURED = {
  ...DELIVERED,
  NEXT_PUBLIC_LEAD_FORM_HOST: `http://127.0.0.1:${CRM_PORT}`,
  NEXT_PUBLIC_LEAD_FORM_ID: 'e2e-form',
  NEXT_PUBLIC_LINKEDIN_PARTNER_ID: '1234567',
  NEXT_PUBLIC_LINKEDIN_CONVERSION_ID: '7654321',
  NEXT_PUBLIC_LINKEDIN_CONTACT_CONVERSION_ID: '7654322',
};

export const EXPORTS = {
  delivered: { dir: 'out', port: 3100, env: DELIVERED },
  configured: {
    dir: `${E2E_DIR}/configured`,
    port: 3101,
    env: CONFIGURED,
  },
  /** The same site, but visitors are asked for consent first. */
  asking: {
    dir: `${E2E_DIR}/asking`,
    port: 3102,
    env: {
      ...CONFIGURED,
      NEXT_PUBLIC_TRACKING_CONSENT: 'ask',
      NEXT_PUBLIC_LEAD_FORM_PARAMETERS:
        'product=subject,utm_source=source,gclid,landing_page=entry',
    },
  },
  /** Only served by the hosts in e2e/hosts. */
  nested: {
    dir: `${E2E_DIR}/nested`,
    env: { ...DELIVERED, NEXT_PUBLIC_BASE_PATH: '/repo' },
  },
} as const;

/** The directory with the server configurations of an export (scripts/policy/hosts.ts). */
export const hostsDirOf = (dir: string) =>
  dir === EXPORTS.delivered.dir ? HOSTS_DIR : `${dir}-${HOSTS_DIR}`;

export const REPORTS = {
  jest: `${E2E_DIR}/jest.json`,
  playwright: `${E2E_DIR}/playwright.json`,
};
