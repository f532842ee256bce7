/**
 * Starts a text that only the owner of the site can write, such as the legal basis of a privacy
 * notice. Pages show it as a label. `npm run launch` refuses a text with it.
 */
export const SAMPLE_LABEL = '[Sample]';
