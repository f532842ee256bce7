/** Names that the site shares with the consent library. */

/** Id of the element that takes the question. */
export const CONSENT_ELEMENT_ID = 'consent';
/** Where the library keeps its record in local storage. */
export const CONSENT_RECORD = 'consent';
/** What it asks about. */
export const CONSENT_CATEGORY = 'advertising';
