/** Copy for the FAQ page. */
export const faq = {
  askHeading: 'Have a different question?',
  askText: 'Ask our team and get an answer within 24 working hours.',
} as const;
