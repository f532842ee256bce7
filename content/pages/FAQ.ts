export const faq = {
  ask: {
    heading: 'Have a different question?',
    text: 'Price, confidentiality, time zones, existing code: an engineer answers, not a sales script.',
    action: 'Ask an engineer',
  },
} as const;
