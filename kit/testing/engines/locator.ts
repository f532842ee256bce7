/** Finds an element in the page: by its selector and accessible name. */
export type Locator = {
  css: string;
  /** The complete accessible name. Partial matches do not count. */
  name?: string;
  in?: Locator;
};

const named = (css: string) => (name: string, inside?: Locator) => ({ css, name, in: inside });

export const article = named('article');
export const button = named('button, summary');
export const dialog = named('dialog');
export const frame = (title: string): Locator => ({ css: `iframe[title="${title}"]` });
export const link = named('a[href]');

/** The first visible element that a locator finds or, if none is visible, the first one. */
export type Found = {
  /** How many elements the locator finds. */
  count: number;
  visible: boolean;
  focused: boolean;
  text: string;
  attributes: Readonly<Record<string, string>>;
  /** Its center in px, relative to the viewport of the page even if the element is in a frame. */
  center: { x: number; y: number };
  /**
   * Whether a click on its center would hit it: no animation is moving it, and its frame has loaded.
   */
  clickable: boolean;
};

/**
 * Runs in the page: the function is serialized, so it must not use anything from this file except
 * types.
 *
 * @param scrolls whether to scroll the element to the center of the window first
 */
export function find(locator: Locator, scrolls: boolean): Found {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const { ownerDocument: its } = element;
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    return plain(
      ids.map((id) => its.getElementById(id)?.textContent).join(' ') ||
        element.getAttribute('aria-label') ||
        labels.map((label) => label.textContent).join(' ') ||
        element.textContent,
    );
  };
  const inside = (element: Element) => (element as HTMLIFrameElement).contentDocument ?? element;
  const all = ({ css, name, in: around }: Locator): Element[] =>
    (around ? all(around).map(inside) : [document])
      .flatMap((part) => [...part.querySelectorAll(css)])
      .filter((element) => name === undefined || nameOf(element) === name);
  const isVisible = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

  const found = all(locator);
  const element = found.find(isVisible) ?? found[0];
  if (!element)
    return {
      count: 0,
      visible: false,
      focused: false,
      text: '',
      attributes: {},
      center: { x: 0, y: 0 },
      clickable: false,
    };
  if (scrolls) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { ownerDocument: its } = element;
  const { x, y, width, height } = element.getBoundingClientRect();
  const shift = its.defaultView?.frameElement?.getBoundingClientRect();
  const center = { x: x + width / 2, y: y + height / 2 };
  const { innerWidth, innerHeight } = its.defaultView!;
  const isInWindow =
    center.x >= 0 && center.y >= 0 && center.x < innerWidth && center.y < innerHeight;
  // Comparing the box at two points in time could miss a slow animation, so check for running
  // animations.
  const moves = its
    .getAnimations()
    .filter(({ playState, timeline }) => playState === 'running' && timeline === its.timeline)
    .some(({ effect }) => (effect as KeyframeEffect).target?.contains(element));
  // The elements in a frame may move until the stylesheet of the frame has loaded.
  const isLoaded = its === document || its.readyState === 'complete';
  const top = its.elementFromPoint(center.x, center.y);
  return {
    count: found.length,
    visible: isVisible(element),
    focused: its.activeElement === element,
    text: plain((element as HTMLElement).innerText),
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    center: { x: center.x + (shift?.x ?? 0), y: center.y + (shift?.y ?? 0) },
    clickable: isInWindow && !moves && isLoaded && top !== null && element.contains(top),
  };
}
