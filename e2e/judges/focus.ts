import type { CDPSession, Page } from '@playwright/test';

import { prepare } from './prepare';
import { contrastRatio, painted, type Pixels, type Rgb } from './pixels';

/** Points of the page on a focus ring. */
type Ring = { color: Rgb; points: readonly (readonly [x: number, y: number])[] };

/** `ring` is missing if a screenshot cannot show whether it stands out. */
type Stop = { name: string; faults: string[]; ring?: Ring };

type Key = 'Tab' | 'Shift+Tab';

type InWalk = {
  walkForTest: {
    stops: Stop[];
    /** The focus has left the page, or has come back to where it was. */
    isOver: boolean;
    /** Returns the names of the elements that did not get focus. */
    end: () => string[];
  };
};

/** No page has that many focusable elements. */
const MOST_STOPS = 150;

/** Sent at once. The page judges each when its key is released. */
const PRESSES = 10;

/** The fraction of a ring that must have enough contrast: it may cross the border of another element. */
const RING_SHARE = 0.75;
const RING_RATIO = 3;

/** WCAG 2.2, 1.4.11. */
function standsOut(pixels: Pixels, { color, points }: Ring) {
  const shown = points.filter(
    ([x, y]) => x >= 0 && y >= 0 && x < pixels.width && y < pixels.height,
  );
  const good = shown.filter(([x, y]) => contrastRatio(color, pixels.at(x, y)) >= RING_RATIO);
  return good.length >= RING_SHARE * shown.length;
}

/**
 * Runs in the page: removes focus, records how all focusable elements look without it, and from then on
 * judges the focused element when a key is released.
 */
function startWalk(key: Key) {
  const SELECTOR = 'a[href], button, summary, input, select, textarea, [tabindex="0"]';
  const { isSkipped, nameOfElement, openDialog, rgba } = judges;
  const dialog = openDialog();
  const leave = () => (document.activeElement as HTMLElement | null)?.blur();
  leave();
  // Otherwise, Tab would continue after the last click or walk.
  const start = dialog ?? document.body;
  const tabIndex = start.getAttribute('tabindex');
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
  start.blur();
  if (tabIndex === null) start.removeAttribute('tabindex');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { transition: none !important; scroll-behavior: auto !important; }');
  document.adoptedStyleSheets.push(sheet);
  const look = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
    return [outlineStyle === 'none' || `${outlineWidth} ${outlineColor}`, boxShadow].join();
  };
  const isShown = (each: Element) => each.checkVisibility({ visibilityProperty: true });
  /** In document order. Those in a frame belong to another page. */
  const places = [...(dialog ?? document).querySelectorAll<HTMLElement>(SELECTOR)].filter(
    (each) => isShown(each) && !each.matches(':disabled') && !isSkipped(each, 'focus'),
  );
  const unfocused = new Map(places.map((each) => [each, look(each)]));
  const reached = new Set<Element>();
  let last: Element | undefined;
  /** As fractions of width and height. */
  const shares = [0.1, 0.5, 0.9];

  function ringOf(focused: Element) {
    const floats = (element: Element | null): boolean =>
      element !== null &&
      element !== dialog &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || floats(element.parentElement));
    const { outlineStyle, outlineColor, outlineOffset, outlineWidth } = getComputedStyle(focused);
    const rects = focused.getClientRects();
    // The browser's default ring has two colors. Each line of a link that wraps has its own ring.
    if (outlineStyle === 'auto' || rects.length > 1 || floats(focused)) return undefined;
    // The screenshot shows a dialog before it scrolls.
    if (dialog?.scrollTop) return undefined;

    const out = parseFloat(outlineOffset) + parseFloat(outlineWidth) / 2;
    const { left, top, width, height } = rects[0] ?? new DOMRect();
    // Browsers do not always scroll what is partly in view, and cut its ring with it.
    const clip = dialog?.getBoundingClientRect();
    const [scrolledX, scrolledY] = dialog ? [0, 0] : [scrollX, scrollY];
    const points = shares
      .flatMap((share) => [
        [left + share * width, top - out] as const,
        [left + share * width, top + height + out] as const,
        [left - out, top + share * height] as const,
        [left + width + out, top + share * height] as const,
      ])
      .filter(
        ([across, down]) =>
          !clip ||
          (across > clip.left && across < clip.right && down > clip.top && down < clip.bottom),
      )
      .map(([across, down]) => [across + scrolledX, down + scrolledY] as const);
    return { color: rgba(outlineColor).color, points };
  }

  /** @returns undefined if the walk is over */
  function judgeStop(): Stop | undefined {
    const focused = document.activeElement ?? document.body;
    const faults: string[] = [];
    const stop = { name: nameOfElement(focused), faults };
    // After the last element, focus moves to the browser's toolbar, and from there back to an open dialog.
    if (focused === document.body) return !dialog && reached.size > 0 ? undefined : stop;
    // From a popover over a page that can still be used, focus moves on into the page.
    const isOutside = dialog !== null && !dialog.contains(focused);
    const keepsFocus = dialog?.matches(':modal, body:has(> [inert]) *');
    if (reached.has(focused) || (isOutside && !keepsFocus)) return undefined;
    reached.add(focused);
    const [from, to] = [last, focused].map((each) => places.indexOf(each as HTMLElement));
    // A frame is in no order.
    const steps = from === -1 || to === -1 ? 0 : to! - from!;
    // In a dialog, focus cycles.
    if (!dialog && (key === 'Tab' ? steps < 0 : steps > 0))
      faults.push(`comes after ${nameOfElement(last!)}`);
    last = focused;
    if (isOutside) faults.push('is outside the dialog');

    const box = focused.getClientRects()[0] ?? new DOMRect();
    const seen = (from: number, to: number, size: number) => Math.min(to, size) - Math.max(from, 0);
    if (
      seen(box.left, box.right, innerWidth) < Math.min(box.width, innerWidth) - 1 ||
      seen(box.top, box.bottom, innerHeight) < Math.min(box.height, innerHeight) - 1
    )
      faults.push('is not inside the window');
    const points = shares.flatMap((across) =>
      shares.map((down) => [box.x + across * box.width, box.y + down * box.height] as const),
    );
    const free = points.filter(([left, top]) =>
      focused.contains(document.elementFromPoint(left, top)),
    );
    if (free.length < points.length / 3) faults.push(`is covered: ${free.length} of 9 points`);
    if (unfocused.get(focused as HTMLElement) === look(focused))
      faults.push('looks as it does without focus');
    return { ...stop, ring: ringOf(focused) };
  }

  const walk: InWalk['walkForTest'] = {
    stops: [],
    isOver: false,
    end: () => {
      sheet.disabled = true;
      removeEventListener('keyup', onKeyUp, { capture: true });
      // The last presses are too many, and leave the focus somewhere.
      leave();
      // A positive tabindex comes before the start of the page: its order is the fault. A menu may have
      // closed when the focus left it.
      return places
        .filter((each) => !reached.has(each) && each.tabIndex <= 0 && isShown(each))
        .map(nameOfElement);
    },
  };
  function onKeyUp() {
    if (walk.isOver) return;
    const stop = judgeStop();
    if (stop) walk.stops.push(stop);
    else walk.isOver = true;
  }
  addEventListener('keyup', onKeyUp, { capture: true });
  Object.assign(window, { walkForTest: walk } satisfies InWalk);
}

/** Runs in the page: the stops since the last call. */
function takeStops() {
  const { walkForTest } = window as unknown as InWalk;
  return { stops: walkForTest.stops.splice(0), isOver: walkForTest.isOver };
}

const endWalk = () => (window as unknown as InWalk).walkForTest.end();

/** Waits for all at the end: to wait for each takes four times as long. */
async function pressTimes(devTools: CDPSession, key: Key, times: number) {
  const pressed = {
    key: 'Tab',
    code: 'Tab',
    windowsVirtualKeyCode: 9,
    // Of Shift.
    modifiers: key === 'Tab' ? 0 : 8,
  };
  const sent = Array.from({ length: times }, () =>
    (['rawKeyDown', 'keyUp'] as const).map((type) =>
      devTools.send('Input.dispatchKeyEvent', { ...pressed, type }),
    ),
  );
  await Promise.all(sent.flat());
}

/**
 * Walks with Tab and Shift+Tab. Each focused element must be inside the window, not covered, and have a
 * visible focus ring. Each walk must reach all focusable elements, in document order, and must not leave a
 * dialog.
 * @param ground the pixels of the page, if known: a screenshot takes half a second
 */
export async function focusFaults(
  page: Page,
  ground?: Pixels,
  keys: readonly Key[] = ['Tab', 'Shift+Tab'],
): Promise<string[]> {
  await prepare(page);
  let pixels = ground;
  const faults: string[] = [];
  const devTools = await page.context().newCDPSession(page);
  for (const key of keys) {
    const add = (element: string, message: string) => faults.push(`${element} ${message} (${key})`);
    await page.evaluate(startWalk, key);
    pixels ??= await painted(page);
    for (let pressed = 0; pressed < MOST_STOPS; pressed += PRESSES) {
      await pressTimes(devTools, key, PRESSES);
      const { stops, isOver } = await page.evaluate(takeStops);
      for (const { name, faults: found, ring } of stops) {
        for (const fault of found) add(name, fault);
        if (ring && !standsOut(pixels, ring)) add(name, 'has a faint focus ring');
      }
      if (isOver) break;
    }
    for (const name of await page.evaluate(endWalk)) add(name, 'was not reached');
  }
  await devTools.detach();
  return faults;
}
