const reopen = 'Privacy choices';
const stored =
  'keep which ad brought you here, and the first page you saw, until you close this tab, and add them to the message you send us.';
const choice = `We remember your choice for six months. The site works the same either way, and you can change your mind under “${reopen}” at the bottom of every page.`;

/** Copy of the consent banner, which NEXT_PUBLIC_TRACKING_CONSENT turns on. */
export const consent = {
  title: 'May we measure how our ads perform?',
  text: `If you agree, LinkedIn sets cookies and learns which pages you visit here and when you contact us. We also ${stored} ${choice}`,
  accept: 'Yes, that’s fine',
  refuse: 'No, thanks',
  reopen,
} as const;

/** The text of the consent banner in a build without LinkedIn. */
export const consentTextWithoutLinkedIn = `If you agree, we ${stored} ${choice}`;
