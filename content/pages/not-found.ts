import { site } from '@/content/site';

export const notFound = {
  title: `${site.name}: page not found`,
  heading: 'This page cracked in the kiln',
  text: 'There is nothing at this address. It may be mistyped, or the page may have moved.',
  home: 'Go to the home page',
  contact: 'Tell us what you were looking for',
  pictureAlt: 'A glazed tile with the number 404, cracked from side to side',
} as const;
