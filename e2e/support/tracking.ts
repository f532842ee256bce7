import type { BrowserContext, Page } from '@playwright/test';

import { EXPORTS } from '@/scripts/exports';
import { GOOGLE_ORIGINS } from '@/e2e/support/analytics';
import { INSIGHT_SCRIPT, PIXEL_ORIGIN } from '@/lib/tracking/linkedIn';

const { env } = EXPORTS.configured;

export const CONVERSION = Number(env.NEXT_PUBLIC_LINKEDIN_CONVERSION_ID);
export const REPORT = ['track', CONVERSION];
export const CONTACT_CONVERSION = env.NEXT_PUBLIC_LINKEDIN_CONTACT_CONVERSION_ID;
export const PARTNER = env.NEXT_PUBLIC_LINKEDIN_PARTNER_ID;

/**
 * Tests record every request to another origin as an error. This pattern matches the errors for
 * what needs consent: the ad network's two hosts, and those of Google Analytics.
 */
export const NETWORK_REQUEST = new RegExp(
  `^foreign (${INSIGHT_SCRIPT}|${PIXEL_ORIGIN}/|${GOOGLE_ORIGINS.join('|')})`.replaceAll(
    '.',
    '\\.',
  ),
);

/**
 * Replaces the ad network's script and pixel with empty ones. The site's calls stay in the queue,
 * where tests can read them.
 */
export async function mockAdNetwork(page: Page) {
  const context = page.context();
  await context.route(`${new URL(INSIGHT_SCRIPT).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await context.route(`${PIXEL_ORIGIN}/**`, (route) =>
    route.fulfill({
      contentType: 'image/gif',
      body: Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACADs=', 'base64'),
    }),
  );
}

export const conversions = (page: Page) =>
  page.evaluate(() => {
    const queue = (window as { lintrk?: { q?: unknown[] } }).lintrk?.q ?? [];
    return (queue as [string, { conversion_id: number }][]).map(([action, { conversion_id }]) => [
      action,
      conversion_id,
    ]);
  });

/** Whether the tag of LinkedIn or Google has been set up in this document. */
export const isTracked = (page: Page) =>
  page.evaluate(() => 'lintrk' in window || 'dataLayer' in window);

/** Makes the browser signal Global Privacy Control on every page. */
export const sendSignal = (context: BrowserContext) =>
  context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
