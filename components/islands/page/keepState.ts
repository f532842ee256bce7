import { CLICKED_EARLY, EMBED_CARD } from '@/lib/embeds/card';
import { book, BOOKING_ID } from '@/lib/browser/lead/booking';

/**
 * What tells elements of one kind apart, and stays the same if others change the page. Among those that
 * are alike, the order decides.
 */
const KEYS = ['id', 'name', 'value', 'href'];

const alike = (element: Element) =>
  [...document.getElementsByTagName(element.tagName)].filter((other) =>
    KEYS.every((key) => other.getAttribute(key) === element.getAttribute(key)),
  );

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const CONTROLS = 'input:not([type=hidden]), textarea, select';
/** Browsers without popovers ignore what they do not know in the list of `:is`. */
const OPEN_POPOVERS = '[popover]:is(:popover-open)';

function isChosen(select: HTMLSelectElement) {
  const first = [...select.options].findIndex(({ defaultSelected }) => defaultSelected);
  return select.selectedIndex !== Math.max(first, 0);
}

/** Whether a control contains something else than in the HTML. */
function isEntered(control: Control) {
  if (control instanceof HTMLSelectElement) return isChosen(control);
  if (control.type === 'file') return (control as HTMLInputElement).files!.length > 0;
  if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type))
    return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/**
 * Copies what the visitor has entered, and tells the form. Text that the form itself has brought back stays
 * in a control that was empty before.
 */
function copyEntry(from: Control, to: Control) {
  if (!isEntered(from)) return;
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    to.checked = from.checked;
    to.files = from.files;
  }
  if (from.type !== 'file') to.value = from.value;
  to.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * If others change the page before hydration (a host, a translator, an extension), React renders the
 * document again, with new elements. Call this before they replace the old ones. Remembers what the
 * visitor has done: text, choices and files in forms, opened answers, the open menu, the open booking dialog,
 * a clicked card of a frame, and the focus.
 *
 * @returns does the same to the new elements. Changes nothing if React has kept the old ones.
 */
export function keepState(): () => void {
  const copies: (() => void)[] = [];
  const keep = <E extends Element>(elements: Iterable<E>, copy: (from: E, to: E) => void) => {
    for (const from of elements) {
      const place = alike(from).indexOf(from);
      copies.push(() => {
        const to = from.isConnected ? null : alike(from)[place];
        if (to) copy(from, to as E);
      });
    }
  };
  const all = <E extends Element = HTMLElement>(selector: string) =>
    document.querySelectorAll<E>(selector);
  keep(all(OPEN_POPOVERS), (_, to) => {
    // An open popover of an extension may have no like in the new document.
    if (to.popover) to.togglePopover(true);
  });
  keep(all(`#${BOOKING_ID}[open]`), ({ dataset }) => book(dataset.product!));
  keep(all(`[${CLICKED_EARLY}] a`), (_, to) =>
    to.closest(EMBED_CARD)?.setAttribute(CLICKED_EARLY, ''),
  );
  keep(all<Control>(CONTROLS), copyEntry);
  keep(all<HTMLDetailsElement>('details'), (from, to) => to.toggleAttribute('open', from.open));
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement)
    keep([activeElement], (_, to) => to.focus({ preventScroll: true }));
  return () => copies.forEach((copy) => copy());
}
