import { OWN_FORM, POSTED } from '@/lib/early';
import { LEAD_FIELDS, type LeadField } from '@/lib/lead/formServices';
import { STORAGE_KEYS } from '@/lib/storageKeys';

/**
 * What the visitor has typed into the site's own form. It is kept in memory, never stored: if a
 * dialog closes or a form leaves the page, the next form of this document contains it.
 */
export type LeadText = Readonly<Record<LeadField, string>>;

const textOf = (valueOf: (id: LeadField) => string) =>
  Object.fromEntries(LEAD_FIELDS.map((id) => [id, valueOf(id)])) as LeadText;

const EMPTY = textOf(() => '');
let draft = EMPTY;

/** Marks a field of the form. */
export const FIELD = 'data-field';

type Field = HTMLInputElement | HTMLTextAreaElement;
export const fieldOf = (form: HTMLElement, id: LeadField) =>
  form.querySelector<Field>(`[${FIELD}="${id}"]`)!;

export const ownForms = () => [...document.querySelectorAll<HTMLFormElement>(`[${OWN_FORM}]`)];

/** Keeps what the form contains. */
export const keepDraft = (form: HTMLElement) => (draft = textOf((id) => fieldOf(form, id).value));

/** The message in the draft, for an email. */
export const draftedMessage = () => draft.message;

/** Writes the draft into a new form. A field that already has text keeps it. */
export function restoreDraft(form: HTMLElement) {
  for (const id of LEAD_FIELDS) fieldOf(form, id).value ||= draft[id];
  return keepDraft(form);
}

/** The number of a text, from which the text cannot be read (as FNV-1a, 32 bits). */
function hashOf(text: LeadText) {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify(text))
    hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return (hash >>> 0).toString(16);
}

let sent: string | null = null;

/**
 * Remembers that a text has been sent. In session storage, too, because Back may load the page
 * again, with the text that the browser restores.
 */
export function markSent(text: LeadText) {
  sent = hashOf(text);
  try {
    sessionStorage.setItem(STORAGE_KEYS.sent, sent);
  } catch {
    // Storage is blocked: the mark lasts as long as this document.
  }
}

/** Whether the browser has posted a form. Removes the mark. */
export function takePosted() {
  try {
    if (sessionStorage.getItem(STORAGE_KEYS.sent) !== POSTED) return false;
    sessionStorage.removeItem(STORAGE_KEYS.sent);
    return true;
  } catch {
    return false;
  }
}

/** Whether the visitor has sent exactly this text. */
export function wasSent(text: LeadText) {
  const hash = hashOf(text);
  try {
    return hash === (sent ?? sessionStorage.getItem(STORAGE_KEYS.sent));
  } catch {
    return false;
  }
}

const hasText = (text: LeadText) => Object.values(text).some((value) => value.trim() !== '');

/** Whether a form, or the draft, holds text that has not been sent. */
export const holdsText = () =>
  [draft, ...ownForms().map((form) => textOf((id) => fieldOf(form, id).value))].some(
    (text) => hasText(text) && !wasSent(text),
  );
