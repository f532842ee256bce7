export const mainLinks = [];

export const pagesHeading = 'Pages';
