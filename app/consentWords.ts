import { noticePath } from '@/app/contactProps';
import type { ConsentWords } from '@/components/client/askForConsent';
import { consent } from '@/content/consent';
import { settings } from '@/lib/settings';
import { consentText } from '@/lib/tracking/consentText';
import { consentVendors } from '@/lib/tracking/vendors';

const vendors = consentVendors(settings());

/** The names of the cookies that the vendors set for the site. */
export const consentCookies = vendors.flatMap(({ cookies }) => cookies);

/** The words of the consent banner, as the settings of this build require. */
export const consentWords: ConsentWords = {
  ...consent,
  text: consentText(consent.text, {
    vendors: vendors.map(({ name }) => name),
    parameters: settings().leadForm.parameters,
  }),
  noticePath,
};
