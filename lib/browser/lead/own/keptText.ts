import {
  controlsIn,
  factsOf,
  fileIn,
  fileOf,
  hasText,
  idOf,
  OWN_FORM,
  ownForms,
  productOf,
  textIn,
  type FormFacts,
  type LeadText,
} from '@/lib/lead/own/fields';
import { navigationEntry } from '@/lib/browser/page/navigationEntry';

/**
 * Keeps what a visitor has typed into the site's own form, and brings it back:
 * - in memory, for the next form of this document;
 * - in `history.state` of the page's entry, so that Back, Forward and a reload lead to the text. The
 *   first script saves it when the document ends, and reads and removes it when a document starts.
 *
 * A file cannot be kept, only its name.
 */

/** The dialog that contains the form, and the product that it books. */
type KeptDialog = { place: FormFacts['place']; product: string | null };

export type Kept = {
  text: LeadText;
  dialog: KeptDialog | null;
  /** Whether the site itself reloads the page. */
  isOwnReload?: boolean;
};

/** What has been typed, also into forms that are no longer on the screen. */
export const textInMemory = (): LeadText => window.keptLead?.text ?? {};

function remember(text: LeadText) {
  window.keptLead = { dialog: null, ...window.keptLead, text: { ...textInMemory(), ...text } };
}

/** The files that were chosen in this document, by the id of the field. */
const files = new Map<string, File>();

const fileControlsIn = (form: HTMLFormElement) =>
  controlsIn(form).filter((control) => control.type === 'file');

/** Keeps what a form contains. */
export function keepTyped(form: HTMLFormElement) {
  const text = new Map(Object.entries(textIn(form)));
  for (const control of fileControlsIn(form)) {
    const id = idOf(control);
    const file = fileIn(control);
    if (file) files.set(id, file);
    // A file of an earlier document, which nobody has chosen again, keeps its name.
    else if (!files.delete(id)) text.delete(id);
  }
  remember(Object.fromEntries(text));
}

/** Scripts can put a file into a control only by way of a list that a drag has made. */
function listOf(file: File) {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  return transfer.files;
}

/** Writes what has been entered before into a form, whose own values come first. */
export function fill(form: HTMLFormElement) {
  for (const control of controlsIn(form)) {
    const id = idOf(control);
    const value = textInMemory()[id] ?? '';
    const file = files.get(id);
    if (control.type === 'checkbox') (control as HTMLInputElement).checked ||= value === 'on';
    else if (control.type !== 'file') control.value ||= value;
    else if (file && !fileIn(control)) (control as HTMLInputElement).files = listOf(file);
  }
  keepTyped(form);
}

/** The names of the files of a form that an earlier document had, by the id of the field. */
export const lostFilesIn = (form: HTMLFormElement) =>
  fileControlsIn(form)
    .map((control) => [idOf(control), fileOf(textInMemory()[idOf(control)] ?? '').name] as const)
    .filter(([id, name]) => name !== '' && !files.has(id));

/** Forgets the lost files: the visitor has been told. */
export const forgetLostFiles = (form: HTMLFormElement) =>
  remember(Object.fromEntries(lostFilesIn(form).map(([id]) => [id, ''])));

/** The text in memory, and that of the forms. Before hydration, a form may be empty although there is some. */
const typedText = (): LeadText =>
  Object.assign({}, textInMemory(), ...ownForms().map(textIn).filter(hasText)) as LeadText;

function openDialog(): KeptDialog | null {
  const form = document.querySelector<HTMLFormElement>(`dialog[open] [${OWN_FORM}]`);
  return form && { place: factsOf(form).place, product: productOf(form) };
}

/** The key in `history.state`, whose other keys belong to the router. */
const KEY = 'lead';

const entryState = () => (history.state ?? {}) as Record<string, unknown>;

/**
 * Saves the text, and the dialog that contains it, in the entry of this page. If there is no text,
 * removes what an earlier call has saved.
 */
export function keepText(isOwnReload = false) {
  const text = typedText();
  if (!hasText(text)) return void takeKept();
  const state = entryState();
  const before = state[KEY] as Kept | undefined;
  const kept: Kept = {
    text,
    dialog: openDialog(),
    isOwnReload: isOwnReload || before?.isOwnReload,
  };
  history.replaceState({ ...state, [KEY]: kept }, '');
}

/** Reloads the page, which brings the text and its dialog back. */
export function reloadWithText() {
  keepText(true);
  location.reload();
}

/** Returns what was saved in the entry of this page, and removes it. */
export function takeKept(): Kept | null {
  const { [KEY]: kept, ...rest } = entryState();
  if (!kept) return null;
  history.replaceState(Object.keys(rest).length > 0 ? rest : null, '');
  return kept as Kept;
}

/**
 * Returns the dialog that was open when the visitor left this page, once. There is none unless Back,
 * Forward or a reload by the site itself has led here.
 */
export function takeKeptDialog(place: 'popup' | 'booking'): KeptDialog | null {
  const { keptLead } = window;
  const dialog = keptLead?.dialog ?? null;
  if (!keptLead || dialog?.place !== place) return null;
  keptLead.dialog = null;
  return dialog;
}

/**
 * When a document starts, brings back text and dialog of the last visit of this entry of the history.
 * Only Back, Forward and a reload by the site itself open the dialog again.
 */
export function restoreText() {
  const kept = takeKept();
  const type = navigationEntry()?.type;
  const reopens = type === 'back_forward' || (type === 'reload' && kept?.isOwnReload);
  window.keptLead = {
    text: kept?.text ?? {},
    dialog: reopens && kept ? kept.dialog : null,
  };
}
