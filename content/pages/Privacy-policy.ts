/** Copy for the agreement page. */
export const terms = {
  heading: 'Term & Conditions',
  crumb: 'Term & Condition',
  contents: 'Contents',
} as const;
