import { oneOf, settingRules, type Values } from '@/lib/settings/rules';

export const CONSENT_SETTINGS = settingRules({
  NEXT_PUBLIC_TRACKING_CONSENT: oneOf('ask', 'off'),
});

export type ConsentSettings = {
  /** Whether NEXT_PUBLIC_TRACKING_CONSENT has been set to any value. */
  consentDecided: boolean;
  /** Whether visitors are asked for consent if there is something to ask (`asksForConsent`). */
  mayAsk: boolean;
};

export const readConsent = ({
  NEXT_PUBLIC_TRACKING_CONSENT: consent,
}: Values<keyof typeof CONSENT_SETTINGS>): ConsentSettings => ({
  consentDecided: consent !== '',
  mayAsk: consent === 'ask',
});
