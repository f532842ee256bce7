export const faq = {
  heading: 'Frequently Asked Questions for Our Software Development Services',
  ask: {
    heading: 'Have a different question?',
    text: 'Price, confidentiality, time zones, existing code: an engineer answers, not a sales script.',
    action: 'Ask an engineer',
  },
} as const;
