/** Copy of the 404 page. */
export const notFound = {
  title: 'Page not found',
  heading: 'This page cracked in the kiln',
  text: 'The address does not lead anywhere. It may have moved, or lost a letter on the way.',
  suggestion: 'Did you mean',
  home: 'Go to the home page',
  contact: 'Tell us what you were looking for',
  pictureAlt: 'A glazed tile with the number 404, cracked from corner to corner',
} as const;
