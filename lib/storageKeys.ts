/**
 * The keys of everything that the site itself stores in the browser. Code that stores something
 * gets its key from this list, because /Privacy-notice must explain each key: the types require a
 * purpose and a duration for it in content/pages/Privacy-notice.ts.
 */
export const STORAGE_KEYS = {
  /** Session storage: "true" once the popup has been shown. The specification (section 9) fixes the key. */
  popup: 'popupShown_once',
  /** Session storage: the page and the campaign that a session started with. */
  attribution: 'lead_attribution',
  /** Session storage: the id of the lead that the last page has posted (lib/browser/lead/ownForm.ts). */
  lead: 'lead_id',
  /** Local storage: the visitor's answer to the consent banner. */
  consent: 'consent',
} as const;

export type StorageKey = keyof typeof STORAGE_KEYS;

/** The key of the consent record, which sites in different folders of one origin do not share. */
export const consentKey = (basePath: string) => STORAGE_KEYS.consent + basePath;
