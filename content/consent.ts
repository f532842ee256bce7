const reopen = 'Privacy choices';
const stored =
  'we store which ad brought you here, with its click ID, and which page you saw first. We pass this to our form and keep it until you close this tab. Without your consent, our form gets only the page you saw first and the product or service you ask about.';
const choice = `We remember your choice for six months. The site works the same either way, and you can change your mind under “${reopen}” at the bottom of every page.`;

/** Copy for the consent banner, which `NEXT_PUBLIC_TRACKING_CONSENT=ask` turns on. */
export const consent = {
  title: 'May we measure how our ads perform?',
  text: `If you agree, LinkedIn sets cookies and learns which pages you visit here and when you contact us, and ${stored} ${choice}`,
  accept: 'Yes, that’s fine',
  refuse: 'No, thanks',
  reopen,
} as const;

/** Text of the consent banner in builds without LinkedIn. */
export const consentTextWithoutLinkedIn = `If you agree, ${stored} ${choice}`;
