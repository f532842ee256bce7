/** Names shared with the consent library. */

/** Id of the element that contains the banner. */
export const CONSENT_ELEMENT_ID = 'consent';
/** Local storage key of the library's record. */
export const CONSENT_RECORD = 'consent';
/** The consent category. */
export const CONSENT_CATEGORY = 'advertising';
