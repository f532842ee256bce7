/** What judges share in the page, where it is the object `judges` (prepare.ts). */

const NAMED = ['id', 'href', 'src', 'name', 'aria-label', 'class'];

/** Such as `a[href="/x"] “Read more”`. */
export const nameOfElement = (element: Element) => {
  const tag = element.tagName.toLowerCase();
  const attribute = NAMED.find((name) => element.getAttribute(name));
  const named = attribute ? `[${attribute}="${element.getAttribute(attribute)}"]` : '';
  // The text of the page says nothing about where the fault is.
  const words = element.matches('html, body') ? '' : element.textContent;
  const text = (words ?? '').replace(/\s+/g, ' ').trim().slice(0, 40);
  return `${tag}${named.slice(0, 80)}${text && ` “${text}”`}`;
};

/** Computes the result for each key once: a page has thousands of texts in few boxes and colors. */
export const once = <Key, Result>(compute: (key: Key) => Result) => {
  const known = new Map<Key, Result>();
  return (key: Key): Result => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key)!;
  };
};

/** Clipped to nothing, or before the start of the page, as skip links and texts for screen readers are. */
export const isOutOfSight = once((element: Element): boolean => {
  const { clip, clipPath, overflow } = getComputedStyle(element);
  const { width, height, right, bottom } = element.getBoundingClientRect();
  const isClipped = /^inset\((50|100)%/.test(clipPath) || /^rect\((0|1)px,? (0|1)px/.test(clip);
  const isTiny = overflow !== 'visible' && width <= 1 && height <= 1;
  const isBefore = right + scrollX <= 0 || bottom + scrollY <= 0;
  if (isClipped || isTiny || (isBefore && width > 0)) return true;
  return element.parentElement !== null && isOutOfSight(element.parentElement);
});

/** Whether `data-audit-skip` names the rule. */
export const isSkipped = (element: Element, rule: string) =>
  element.closest(`[data-audit-skip~="${rule}"]`) !== null;

/** Whether sighted visitors see the element, and the rule applies to it. */
export const isSeen = (element: Element, rule: string) =>
  element.checkVisibility({ visibilityProperty: true }) &&
  !isOutOfSight(element) &&
  !isSkipped(element, rule);

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;

/** With its alpha from 0 to 1. */
export const rgba = once((css: string) => {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = css;
  canvas.fillRect(0, 0, 1, 1);
  const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
  return { color: [r!, g!, b!] as const, alpha: a! / 255 };
});

/** Whether text is right inside the element. */
export const hasText = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim());

/** One that is modal, or a popover. */
export const openDialog = () =>
  document.querySelector<HTMLElement>('dialog:is(:modal, :popover-open)');
