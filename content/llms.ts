/** Heading of the list of pages in /llms.txt. Its other headings are names of routes. */
export const llms = { pages: 'Pages' } as const;
