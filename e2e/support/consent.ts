import { expect, type Page } from '@playwright/test';

import { consent } from '@/content/consent';
import { site } from '@/content/site';
import { EXPORTS } from '@/scripts/exports';
import { readSettings } from '@/lib/env';
import { consentText } from '@/lib/tracking/consentText';
import { consentVendors } from '@/lib/tracking/vendors';

const settings = readSettings(EXPORTS.asking.env);

/** The text of the banner in the export that asks for consent. */
export const TEXT = consentText(consent.text, {
  language: site.language,
  vendors: consentVendors(settings).map(({ name }) => name),
  parameters: settings.leadForm.parameters,
});

export const consentBanner = (page: Page) => page.getByRole('dialog', { name: consent.title });

/**
 * A time, in ms, that is long enough for the consent banner to appear, but too short for the popup
 * to open.
 */
const SHOWN_MS = 1000;

/** Advances the stopped clock until the consent banner appears. */
export async function showConsentBanner(page: Page) {
  // Wait for the consent library, which is a separate chunk and sets its timers after loading.
  await expect(page.getByText(consent.title)).toBeAttached();
  await page.clock.runFor(SHOWN_MS);
  await expect(consentBanner(page)).toBeVisible();
}

export const answer = (page: Page, choice: 'accept' | 'refuse') =>
  consentBanner(page).getByRole('button', { name: consent[choice] }).click();

export const reopen = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: consent.reopen });
