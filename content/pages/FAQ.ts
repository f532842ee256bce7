/** Copy of the FAQ page. */
export const faq = {
  askHeading: 'Is yours a different question?',
  askText: 'Ask an engineer. You get an answer within 24 working hours.',
} as const;
