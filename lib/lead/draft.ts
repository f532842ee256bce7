import { OWN_FORM } from '@/lib/early';
import { LEAD_FIELDS, type LeadField } from '@/lib/lead/leadFields';
import { productIn } from '@/lib/lead/parameters';
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

export const textIn = (form: HTMLElement) => textOf((id) => fieldOf(form, id).value);

export const ownForms = () => [...document.querySelectorAll<HTMLFormElement>(`[${OWN_FORM}]`)];

/** Keeps what the form contains. */
export const keepDraft = (form: HTMLElement) => (draft = textIn(form));

/** The message in the draft, for an email. */
export const draftedMessage = () => draft.message;

/** Writes the draft into a new form. A field that already has text keeps it. */
export function restoreDraft(form: HTMLElement) {
  for (const id of LEAD_FIELDS) fieldOf(form, id).value ||= draft[id];
  keepDraft(form);
}

// --- What has been sent ---

/** The number of a value, from which the value cannot be read (as FNV-1a, 32 bits). */
function hashOf(value: unknown) {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify(value))
    hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return (hash >>> 0).toString(16);
}

/** Stands for what has been sent: two numbers, for the text and the product. */
const markOf = (text: LeadText, product: string | null) => `${hashOf(text)} ${hashOf(product)}`;

/** If storage is blocked, the mark lasts as long as this document. */
let mark: string | null = null;

/** The mark is in session storage because Back may load the page again, with the restored text. */
function readMark() {
  try {
    return mark ?? sessionStorage.getItem(STORAGE_KEYS.sent);
  } catch {
    return null;
  }
}

function writeMark(next: string) {
  mark = next;
  try {
    sessionStorage.setItem(STORAGE_KEYS.sent, next);
  } catch {
    // Storage is blocked.
  }
}

/** Remembers that a lead has been sent. */
export const markSent = (text: LeadText, product: string | null) =>
  writeMark(markOf(text, product));

/** Before the mark of a form that the browser has posted before hydration (keepLead.ts). */
const POSTED = 'posted ';

export const markPosted = (form: HTMLElement) =>
  writeMark(POSTED + markOf(textIn(form), productIn(location.search)));

/** Whether the browser has posted a form. If so, its lead counts as sent from now on. */
export function takePosted() {
  const posted = readMark();
  if (!posted?.startsWith(POSTED)) return false;
  writeMark(posted.slice(POSTED.length));
  return true;
}

/** Whether the visitor has sent exactly this text, for this product or, if none is given, for any. */
export const wasSent = (text: LeadText, product?: string | null) =>
  product === undefined
    ? readMark()?.split(' ')[0] === hashOf(text)
    : readMark() === markOf(text, product);

const hasText = (text: LeadText) => Object.values(text).some((value) => value.trim() !== '');

/** Whether a form, or the draft, holds text that has not been sent. */
export const holdsText = () =>
  [draft, ...ownForms().map(textIn)].some((text) => hasText(text) && !wasSent(text));
