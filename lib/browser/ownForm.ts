import { attribution } from '@/lib/browser/attribution';
import { book } from '@/lib/browser/booking';
import { productOf } from '@/lib/browser/hostedForm';
import { formParameters, LEAD_ID, leadFormQuery, OWN_FORM } from '@/lib/parameters';
import { STORAGE_KEYS } from '@/lib/storageKeys';

/**
 * The site's own form works without scripts: the browser posts it. They complete what is sent, keep a
 * double click from sending it twice, and note what the next page must know.
 */

/**
 * In ms: until then, another click does not post an unchanged form again. No event tells that the page stays: the
 * visitor has stopped the load, or the answer has no page (docs/decisions.md).
 */
const POSTING_MS = 30_000;

/** Not `crypto.randomUUID`, which only https pages have. */
const newLeadId = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** The dialog whose form was posted, and the product that it books. */
type Submitted = { dialog: string; product?: string };

/** In `history.state`, whose other keys belong to the router. */
const SUBMITTED = 'submitted';

type EntryState = { [SUBMITTED]?: Submitted };

function noteDialog({ id: dialog, dataset: { product } }: HTMLDialogElement) {
  const submitted: Submitted = { dialog, product };
  history.replaceState({ ...history.state, [SUBMITTED]: submitted }, '');
}

/**
 * The dialog whose form was posted from this history entry, once. After Back, it opens again, and the
 * browser restores the text.
 * @param dialog the only id to look for
 */
export function takeSubmitted(dialog?: string): Submitted | null {
  const { [SUBMITTED]: submitted, ...rest } = (history.state ?? {}) as EntryState;
  if (!submitted || (dialog && submitted.dialog !== dialog)) return null;
  history.replaceState(rest, '');
  return submitted;
}

/** For the next page (islands/tracking/Tracking.tsx). */
function noteLead(id: string) {
  try {
    sessionStorage.setItem(STORAGE_KEYS.lead, id);
  } catch {
    // Storage is blocked: the lead is sent, and not counted.
  }
}

export function takeLead(): string | null {
  try {
    const id = sessionStorage.getItem(STORAGE_KEYS.lead);
    sessionStorage.removeItem(STORAGE_KEYS.lead);
    return id;
  } catch {
    return null;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** The fields that the parser has made, until hydration. */
    parsedFields?: Field[];
  }
}

const fieldsOfPage = () => [...document.querySelectorAll<Field>(`.${OWN_FORM} [name]`)];

/**
 * If a translator or an extension has changed the page before hydration, React renders it again, with empty
 * fields. Copies to them what has been typed, and opens the booking dialog again. Not a file, which no script may
 * choose.
 */
export function restoreFields() {
  const parsed = window.parsedFields?.filter((field) => !field.isConnected) ?? [];
  window.parsedFields = undefined;
  const dialog = parsed.map((field) => field.closest('dialog')).find((each) => each?.open);
  if (dialog?.dataset.product) book(dialog.dataset.product);
  const rendered = fieldsOfPage();
  for (const field of parsed) {
    const again = rendered.find(({ id, name }) => id === field.id && name === field.name);
    if (!again || field.type === 'file') continue;
    again.value = field.value;
    if ('checked' in field) (again as HTMLInputElement).checked = field.checked;
  }
}

/** For the first script, so that it also applies before hydration. */
export function completeOwnForm() {
  addEventListener('DOMContentLoaded', () => (window.parsedFields = fieldsOfPage()));

  let leadId = newLeadId();
  let postedAt = -Infinity;

  /** What is submitted from now on is another lead. */
  const startLead = () => {
    leadId = newLeadId();
    postedAt = -Infinity;
  };

  addEventListener('input', startLead);

  addEventListener('submit', (event) => {
    const form = event.target as HTMLElement;
    if (!form.classList.contains(OWN_FORM)) return;
    const now = performance.now();
    if (now - postedAt < POSTING_MS) return event.preventDefault();
    postedAt = now;
    const dialog = form.closest('dialog');
    if (dialog) noteDialog(dialog);
    if (BUILD.tracking) noteLead(leadId);
  });

  addEventListener('formdata', ({ target, formData }) => {
    const form = target as HTMLElement;
    if (!form.classList.contains(OWN_FORM)) return;
    const told = leadFormQuery(formParameters(), productOf(form), attribution());
    for (const [name, value] of told) formData.set(name, value);
    formData.set(LEAD_ID, leadId);
  });

  // Back has restored a page from bfcache, with its open dialog.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    startLead();
    takeLead();
    takeSubmitted();
  });
}
