import { consent } from '@/content/consent';
import { site } from '@/content/site';
import { env } from '@/lib/env';
import { STORAGE_KEYS } from '@/lib/privacy/storageKeys';
import { consentText } from '@/lib/consentText';
import { consentVendors } from '@/lib/vendors';

const vendors = consentVendors(env().vendors);

/** What is stored because of consent, which a refusal deletes. */
export const storedWithConsent = [
  STORAGE_KEYS.attribution,
  ...vendors.flatMap(({ stored }) => stored),
];

/** The text of the consent banner, as the settings of this build require. */
export const consentBannerText = consentText(consent.text, {
  language: site.language,
  vendors: vendors.map(({ name }) => name),
  parameters: env().leadForm.parameters,
});
