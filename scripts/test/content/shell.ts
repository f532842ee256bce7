export const shell = { newTab: '(in a new tab)' };
