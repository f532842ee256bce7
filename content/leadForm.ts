/** Copy around the embedded lead form, the same wherever the form appears. */
export const leadForm = {
  loading: 'Loading the form',
  unreachable: {
    heading: 'The form did not load',
    text: 'Your network or an ad blocker may be stopping it. Try again, or reach us directly. We reply within 24 working hours.',
    retry: 'Try again',
  },
  direct: 'Prefer to write or talk?',
  doubtful: 'Form not showing?',
  chatLabel: 'Chat',
} as const;
