/**
 * Where the browser tests find things. Two exports are tested: the site as delivered, with no
 * settings at all, and one with every setting a deployer can make, against a stand-in for the form service.
 */
export const E2E_DIR = '.e2e';

/** Pictures of every screen, for people to leaf through. */
export const GALLERY_DIR = `${E2E_DIR}/gallery`;

export const CRM_PORT = 4100;

/** Empty means unset; named one by one so that a .env file on this machine changes no test. */
const DELIVERED = {
  NEXT_PUBLIC_SITE_URL: '',
  NEXT_PUBLIC_BASE_PATH: '',
  NEXT_PUBLIC_LEAD_FORM_HOST: '',
  NEXT_PUBLIC_LEAD_FORM_ID: '',
  NEXT_PUBLIC_LINKEDIN_PARTNER_ID: '',
  NEXT_PUBLIC_LINKEDIN_CONVERSION_ID: '',
  NEXT_PUBLIC_LINKEDIN_CONTACT_CONVERSION_ID: '',
  HOST: '127.0.0.1',
  NEXT_TELEMETRY_DISABLED: '1',
};

export const EXPORTS = {
  delivered: { dir: 'out', port: 3100, env: DELIVERED },
  configured: {
    dir: `${E2E_DIR}/configured`,
    port: 3101,
    env: {
      ...DELIVERED,
      NEXT_PUBLIC_LEAD_FORM_HOST: `http://127.0.0.1:${CRM_PORT}`,
      NEXT_PUBLIC_LEAD_FORM_ID: 'e2e-form',
      NEXT_PUBLIC_LINKEDIN_PARTNER_ID: '1234567',
      NEXT_PUBLIC_LINKEDIN_CONVERSION_ID: '7654321',
      NEXT_PUBLIC_LINKEDIN_CONTACT_CONVERSION_ID: '7654322',
    },
  },
} as const;

export const REPORTS = {
  jest: `${E2E_DIR}/jest.json`,
  playwright: `${E2E_DIR}/playwright.json`,
};
