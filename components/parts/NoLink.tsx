/** Takes the place of an island in a site in one language (next.config.mjs), so that its pages do not load it. */
export const LanguageLink = () => null;
