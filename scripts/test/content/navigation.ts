export const homeLink = { label: 'Home', href: '/' };

export const mainLinks = [];

export const pagesHeading = 'Pages';
