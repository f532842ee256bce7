/** Describes how to find an element in the page: by its selector and accessible name. */
export type Target = {
  css: string;
  /** The complete accessible name. Partial matches do not count. */
  name?: string;
  in?: Target;
};

const named = (css: string) => (name: string, inside?: Target) => ({ css, name, in: inside });

export const article = named('article');
export const button = named('button, summary');
export const dialog = named('dialog');
export const frame = (title: string): Target => ({ css: `iframe[title="${title}"]` });
export const link = named('a[href]');
/**
 * The state of the first visible element that matches a target or, if none is visible, of the first
 * match.
 */
export type Sight = {
  count: number;
  visible: boolean;
  text: string;
  attributes: Record<string, string>;
  focused: boolean;
  /**
   * The bounding box in px, relative to the viewport of the page even if the element is in a frame.
   */
  box: { x: number; y: number; width: number; height: number };
  /**
   * Whether a click on the element's center would hit it: no animation is moving it, and its
   * frame has loaded.
   */
  reachable: boolean;
};

/**
 * Reads the state of a target. Runs in the page: the function is serialized, so it must not use
 * anything from this file except types.
 *
 * @param bring whether to scroll the target to the center of the window first
 */
export function look(target: Target, bring: boolean): Sight {
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
  const all = ({ css, name, in: around }: Target): Element[] =>
    (around ? all(around).map(inside) : [document])
      .flatMap((part) => [...part.querySelectorAll(css)])
      .filter((element) => name === undefined || nameOf(element) === name);
  const isVisible = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

  const found = all(target);
  const element = found.find(isVisible) ?? found[0];
  if (!element) {
    const box = { x: 0, y: 0, width: 0, height: 0 };
    return {
      count: 0,
      visible: false,
      text: '',
      attributes: {},
      focused: false,
      box,
      reachable: false,
    };
  }
  if (bring) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { ownerDocument: its } = element;
  const { x, y, width, height } = element.getBoundingClientRect();
  const shift = its.defaultView?.frameElement?.getBoundingClientRect();
  const middle = { x: x + width / 2, y: y + height / 2 };
  const { innerWidth, innerHeight } = its.defaultView!;
  const isInWindow =
    middle.x >= 0 && middle.y >= 0 && middle.x < innerWidth && middle.y < innerHeight;
  // Comparing the box at two points in time could miss a slow animation, so check for running
  // animations.
  const moves = its
    .getAnimations()
    .filter(({ playState, timeline }) => playState === 'running' && timeline === its.timeline)
    .some(({ effect }) => (effect as KeyframeEffect).target?.contains(element));
  // The elements in a frame may move until the stylesheet of the frame has loaded.
  const isLoaded = its === document || its.readyState === 'complete';
  const top = its.elementFromPoint(middle.x, middle.y);
  return {
    count: found.length,
    visible: isVisible(element),
    text: plain((element as HTMLElement).innerText),
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    focused: its.activeElement === element,
    box: { x: x + (shift?.x ?? 0), y: y + (shift?.y ?? 0), width, height },
    reachable: isInWindow && !moves && isLoaded && top !== null && element.contains(top),
  };
}
