/** Copy of the FAQ page. */
export const faq = {
  askHeading: 'Have a different question?',
  askText: 'Ask our team. You will have an answer within 24 working hours.',
} as const;
