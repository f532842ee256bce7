import { noticePath } from '@/app/contactProps';
import type { ConsentWords } from '@/components/client/askForConsent';
import { consent } from '@/content/consent';
import { ANALYTICS } from '@/lib/tracking/analytics';
import { consentText } from '@/lib/tracking/consentText';
import { settings } from '@/lib/settings';

/** The words of the consent banner, as the settings of this build require. */
export const consentWords: ConsentWords = {
  ...consent,
  text: consentText(consent.text, {
    hasAdNetwork: settings.tracking !== null,
    analytics: settings.analytics
      .filter(({ needsConsent }) => needsConsent)
      .map(({ vendor }) => ANALYTICS[vendor].name),
    parameters: settings.leadForm.parameters,
  }),
  noticePath,
};
