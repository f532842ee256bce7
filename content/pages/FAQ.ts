export const faq = {
  askHeading: 'Have a different question?',
  askText: 'Ask our team. We reply within 24 working hours.',
} as const;
