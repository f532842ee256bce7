import type { Page } from '@playwright/test';

import { CRM_PORT } from '@/e2e/exports';

/** The origin of the stub of the form service (crm-stub.ts). */
export const SERVICE = `http://127.0.0.1:${CRM_PORT}`;

/** Matches the errors that tests record for requests to the form service. */
export const SERVICE_REQUEST = new RegExp(`^foreign ${SERVICE}/forms/wtl/`);

/** Matches the errors that tests record for requests to the ad network. */
export const NETWORK_REQUEST = /^foreign https:\/\/(snap\.licdn|px\.ads\.linkedin)\.com\//;

/** Whether a request goes to the ad network. */
export const isAdNetwork = (url: string) => NETWORK_REQUEST.test(`foreign ${url}`);

/**
 * Replaces the ad network's script and pixel with empty ones. The site's calls stay in the queue,
 * where tests can read them.
 */
export async function mockAdNetwork(page: Pick<Page, 'context'>) {
  const context = page.context();
  await context.route('https://snap.licdn.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await context.route('https://px.ads.linkedin.com/**', (route) =>
    route.fulfill({
      contentType: 'image/gif',
      body: Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACADs=', 'base64'),
    }),
  );
}

/** The calls to the ad network: name and conversion id. */
export const conversions = (page: Page) =>
  page.evaluate(() => {
    const queue = (window as { lintrk?: { q?: unknown[] } }).lintrk?.q ?? [];
    return (queue as [string, { conversion_id: number }][]).map(
      ([action, { conversion_id }]) => `${action} ${conversion_id}`,
    );
  });

/** Matches the errors for requests to what needs consent: the ad network and Google Analytics. */
export const VENDOR_REQUEST =
  /^foreign https:\/\/(snap\.licdn|px\.ads\.linkedin|www\.googletagmanager|region1\.google-analytics)\.com\//;

/** Whether the tag of LinkedIn or Google has been set up in this document. */
export const isTracked = (page: Page) =>
  page.evaluate(() => 'lintrk' in window || 'dataLayer' in window);

/** Makes the browser send Global Privacy Control on every page. */
export const sendSignal = (page: Page) =>
  page
    .context()
    .addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    );
