const reopen = 'Privacy choices';

/** Copy for the consent banner, which `NEXT_PUBLIC_TRACKING_CONSENT=ask` turns on. */
export const consent = {
  title: 'May we measure how our ads perform?',
  /** The settings decide which of these sentences are shown (lib/tracking/consentText.ts). */
  text: {
    withConsent: 'If you agree, {effects}.',
    adNetwork:
      'LinkedIn sets cookies and learns which pages you visit here and when you contact us',
    stored: 'we store {facts}, pass this to our form and keep it until you close this tab',
    withoutConsent: 'Otherwise, our form gets only {facts}.',
    nothingWithoutConsent: 'Otherwise, our form learns nothing about your visit.',
    facts: {
      campaign: 'which ad brought you here',
      clickId: 'its click ID',
      landingPage: 'which page you saw first',
      product: 'the product or service you ask about',
    },
    choice: `We remember your choice for six months. The site works the same either way. You can change your mind under “${reopen}” at the bottom of every page.`,
  },
  accept: 'Yes, that’s fine',
  refuse: 'No, thanks',
  /** The link to the privacy notice, at the end of the text. */
  notice: 'How we handle your data',
  reopen,
} as const;
