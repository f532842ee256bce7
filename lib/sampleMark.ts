/**
 * Starts a text that only the owner of the site can write, such as the legal basis of a privacy
 * notice. Pages show the mark as a label. `npm run launch` refuses a text with the mark.
 */
export const SAMPLE_MARK = '[Sample]';
