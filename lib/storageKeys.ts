/**
 * Everything that the site itself stores in the browser. The types require a purpose and a duration of each
 * in content/pages/Privacy-notice.ts.
 */
export const STORAGE_KEYS = {
  /** Session storage: "true" once the popup has been shown. The specification (section 9) fixes the key. */
  popup: 'popupShown_once',
  /** Session storage: the landing page and the campaign. */
  attribution: 'lead_attribution',
  /** Session storage: the id of the lead that the last page has posted. */
  lead: 'lead_id',
  /** Local storage: the answer to the consent banner. */
  consent: 'consent',
} as const;

export type StorageKey = keyof typeof STORAGE_KEYS;

/** Sites in different folders of one origin do not share an answer. */
export const consentKey = (basePath: string) => STORAGE_KEYS.consent + basePath;
