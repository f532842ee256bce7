import { consent } from '@/content/consent';
import { site } from '@/content/site';
import { settings } from '@/lib/catalog/settings';
import { consentText } from '@/lib/tracking/consentText';
import { consentVendors } from '@/lib/tracking/vendors';

const vendors = consentVendors(settings());

/** What the vendors store for the site, and the hosts that they report to. */
export const consentTraces = {
  stored: vendors.flatMap(({ stored }) => stored),
  hosts: vendors.flatMap(({ hosts }) => Object.values(hosts).flat()),
};

/** The text of the consent banner, as the settings of this build require. */
export const consentBannerText = consentText(consent.text, {
  language: site.language,
  vendors: vendors.map(({ name }) => name),
  parameters: settings().leadForm.parameters,
});
