/** Copy for the consent banner, which `NEXT_PUBLIC_TRACKING_CONSENT=ask` turns on. */
export const consent = {
  title: 'May we measure your visit?',
  /** The settings decide which of these clauses are shown (components/site/Consent.tsx). */
  text: {
    /** With `{effects}` for those of the next four clauses that apply. */
    withConsent: 'If you agree, {effects}.',
    vendor: '{who} sets cookies and learns about your visit',
    vendors: '{who} see your visit and set cookies',
    advertisement: 'we store which ad brought you here',
    landingPage: 'we store which page you saw first',
    both: '{one}, and {two}',
  },
  accept: 'Yes, that’s fine',
  refuse: 'No, thanks',
  /** The link to the privacy notice, at the end of the text. */
  noticeLabel: 'How we handle your data',
  reopen: 'Privacy choices',
} as const;
