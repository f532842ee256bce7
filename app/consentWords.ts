import { noticePath } from '@/app/leadForm';
import type { ConsentWords } from '@/components/islands/askForConsent';
import { consent } from '@/content/consent';
import { consentText } from '@/lib/tracking/consentText';
import { settings } from '@/lib/settings';

/** The words of the consent banner, as the settings of this build require. */
export const consentWords: ConsentWords = {
  ...consent,
  text: consentText(consent.text, {
    hasAdNetwork: settings.tracking !== null,
    parameters: settings.leadForm.parameters,
  }),
  noticePath,
};
