/** The file of a page in the export. */
export const fileOf = (route: string) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);
