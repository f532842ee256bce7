/** Names that the site shares with the consent library. */

/** Id of the element that the banner is added to. */
export const CONSENT_ELEMENT_ID = 'consent';
/** The local-storage key of the answer. */
export const CONSENT_RECORD = 'consent';
/** The category that the visitor accepts or refuses. */
export const CONSENT_CATEGORY = 'advertising';
