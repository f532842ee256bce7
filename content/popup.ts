export const popup = {
  title: 'Take a Moment to Share Your Thoughts',
  text: 'Submit your query, our team will contact you within 24 working hours.',
  frameTitle: 'Inquiry Form',
  close: 'Close',
} as const;
