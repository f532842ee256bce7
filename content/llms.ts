/** Heading of the list of pages in /llms.txt. The other headings are route names. */
export const llms = { pages: 'Pages' } as const;
