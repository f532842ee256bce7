/** Copy for the 404 page. */
export const notFound = {
  title: 'Page not found',
  heading: 'This page cracked in the kiln',
  text: 'There is nothing at this address. The page may have moved, or the link may be mistyped.',
  suggestion: 'Did you mean',
  home: 'Go to the home page',
  contact: 'Tell us what you were looking for',
  pictureAlt: 'A glazed tile with the number 404, cracked from corner to corner',
} as const;
