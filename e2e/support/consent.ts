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

/** Waits until the first script has opened the consent banner, for which it needs no clock. */
export const showConsentBanner = (page: Page) => expect(consentBanner(page)).toBeVisible();

export const answer = (page: Page, choice: 'accept' | 'refuse') =>
  consentBanner(page).getByRole('button', { name: consent[choice] }).click();

export const reopen = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: consent.reopen });
