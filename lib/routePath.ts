/**
 * The route of an address: hosts serve `/AboutUs`, `/AboutUs/`, `/AboutUs.html` and
 * `/AboutUs/index.html` alike.
 */
export const routePath = (path: string) => path.replace(/(\/index)?(\.html)?\/*$/, '') || '/';
