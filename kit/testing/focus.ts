import type { CDPSession, Page } from '@playwright/test';

import { type Fault, type InPage, prepare } from './fault';
import { contrastRatio, painted, type Pixels, type Rgb } from './pixels';

type Box = { x: number; y: number; width: number; height: number };

type Ring = {
  color: Rgb;
  /**
   * The distance from the edge of the element's box to the center line of its focus ring, in px.
   */
  out: number;
  box: Box;
  /** The part of the page in which the element shows: the boxes around it may scroll. */
  shownIn: Box;
};

/**
 * A focused element. `ring` is missing if a screenshot cannot show whether the focus ring stands
 * out.
 */
type Stop = { name: string; faults: string[]; ring?: Ring; end: boolean };

export type Key = 'Tab' | 'Shift+Tab';

type Prepared = {
  /** Begins a walk. */
  startForTest: (key: Key) => void;
  /** The stops since the last call, and how many times to press the key until the next call. */
  stopsForTest: () => { stops: Stop[]; presses: number };
  /** Ends a walk, and returns the names of the elements that did not get focus. */
  missedForTest: () => string[];
  /** Removes what has been added to the page. */
  endForTest: () => void;
};

/** The maximum number of Tab presses. No page has that many focusable elements. */
const MOST_STOPS = 150;

/**
 * The fraction of a focus ring that must have enough contrast. The ring may be less visible where
 * it crosses the border of another element.
 */
const RING_SHARE = 0.75;
const RING_RATIO = 3;

/** Whether a focus ring has enough contrast with its background (WCAG 2.2, 1.4.11). */
function standsOut(pixels: Pixels, { color, out, box, shownIn }: Ring) {
  const ratios: number[] = [];
  const isIn = (x: number, y: number, { x: left, y: top, width, height }: Box) =>
    x >= left && y >= top && x <= left + width && y <= top + height;
  /** Judges the ring next to a point of the element's edge, in the direction of `dx` and `dy`. */
  const add = (x: number, y: number, dx: number, dy: number) => {
    // Browsers do not always scroll an element that is partly in view, and cut its ring with it.
    if (!isIn(x, y, shownIn)) return;
    const [across, down] = [x + dx * out, y + dy * out];
    // Points outside the screenshot count as invisible.
    const inside = across >= 0 && down >= 0 && across < pixels.width && down < pixels.height;
    ratios.push(inside ? contrastRatio(color, pixels.at(across, down)) : 0);
  };
  for (let x = box.x; x < box.x + box.width; x += 3) {
    add(x, box.y, 0, -1);
    add(x, box.y + box.height, 0, 1);
  }
  for (let y = box.y; y < box.y + box.height; y += 3) {
    add(box.x, y, -1, 0);
    add(box.x + box.width, y, 1, 0);
  }
  const good = ratios.filter((ratio) => ratio >= RING_RATIO).length;
  return good >= RING_SHARE * ratios.length;
}

/** Removes focus, and records how all focusable elements look without focus. */
const prepareStops = (page: Page) =>
  page.evaluate(() => {
    const SELECTOR = 'a[href], button, summary, input, select, textarea, [tabindex="0"]';
    const { nameOfElement: nameOf, isSkipped, openDialog } = window as unknown as InPage;
    const dialog = openDialog();
    // From a popover over a page that can still be used, focus moves on into the page.
    const keepsFocus = dialog?.matches(':modal, body:has(> [inert]) *');
    const frames = [...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument);
    const documents = [document, ...frames.filter((frame) => frame !== null)];
    const blurAll = () => {
      for (const each of documents) (each.activeElement as HTMLElement | null)?.blur();
      // After a click or a walk, Tab would continue from there: begin at the start of the page.
      const start = dialog ?? document.body;
      const tabIndex = start.getAttribute('tabindex');
      start.tabIndex = -1;
      start.focus({ preventScroll: true });
      start.blur();
      if (tabIndex === null) start.removeAttribute('tabindex');
    };
    blurAll();
    const sheets = documents.map((each) => {
      const sheet = new (each.defaultView as typeof window).CSSStyleSheet();
      sheet.replaceSync('* { transition: none !important; scroll-behavior: auto !important; }');
      each.adoptedStyleSheets.push(sheet);
      return sheet;
    });
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
    const rgb = (color: string) => {
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)] as unknown as Rgb;
    };
    const look = (element: Element) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
      return [outlineStyle === 'none' || `${outlineWidth} ${outlineColor}`, boxShadow].join();
    };
    const frameOf = (element: Element) =>
      frames.includes(element.ownerDocument)
        ? element.ownerDocument.defaultView!.frameElement
        : null;
    const isShown = (each: Element) => each.checkVisibility({ visibilityProperty: true });
    // The focusable elements in document order. Elements in a frame are listed where the frame is.
    const places = [...document.querySelectorAll<HTMLElement>(`${SELECTOR}, iframe`)]
      .flatMap((each) =>
        each instanceof HTMLIFrameElement
          ? [...(each.contentDocument?.querySelectorAll<HTMLElement>(SELECTOR) ?? [])]
          : [each],
      )
      .filter(isShown)
      .filter((each) => !each.matches(':disabled') && !isSkipped(each, 'focus'))
      .filter((each) => !dialog || dialog.contains(frameOf(each) ?? each));
    const unfocused = new Map<Element, string>(places.map((each) => [each, look(each)]));
    const reached = new Set<Element>();
    const floats = (element: Element | null): boolean =>
      element !== null &&
      element !== dialog &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || floats(element.parentElement));
    /** The part of the window in which an element and those around it show what they contain. */
    const shownIn = (element: Element | null): DOMRect => {
      let { left, top, right, bottom } = new DOMRect(-1e6, -1e6, 2e6, 2e6);
      // What the body clips, the window shows when it scrolls.
      for (let box = element; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflow === 'visible') continue;
        const edges = box.getBoundingClientRect();
        left = Math.max(left, edges.left);
        top = Math.max(top, edges.top);
        right = Math.min(right, edges.right);
        bottom = Math.min(bottom, edges.bottom);
      }
      return new DOMRect(left, top, right - left, bottom - top);
    };

    let last: Element | undefined;
    const stopHere = (key: Key): Stop => {
      let focused = document.activeElement ?? document.body;
      const frame = focused instanceof HTMLIFrameElement ? focused : null;
      const origin = frame?.getBoundingClientRect() ?? new DOMRect();
      focused = frame?.contentDocument?.activeElement ?? focused;
      const name = nameOf(focused);
      const faults: string[] = [];
      // After the last element, focus moves to the browser's toolbar, and from there back to an
      // open dialog.
      if (focused === document.body) return { name, faults, end: !dialog && reached.size > 0 };
      if (reached.has(focused)) return { name, faults, end: true };
      if (dialog && !keepsFocus && !dialog.contains(document.activeElement))
        return { name, faults, end: true };
      reached.add(focused);
      const [from, to] = [last, focused].map((each) => places.indexOf(each as HTMLElement));
      // A frame from elsewhere is in no order.
      const steps = from === -1 || to === -1 ? 0 : to! - from!;
      // Do not check the order in a dialog, because focus cycles there.
      if (!dialog && (key === 'Tab' ? steps < 0 : steps > 0))
        faults.push(`comes after ${nameOf(last!)}`);
      last = focused;
      if (dialog && !dialog.contains(document.activeElement)) faults.push('is outside the dialog');

      const rects = focused.getClientRects();
      const { x, y, width, height } = rects[0] ?? new DOMRect();
      const box = new DOMRect(x + origin.x, y + origin.y, width, height);
      const seen = (from: number, to: number, size: number) =>
        Math.min(to, size) - Math.max(from, 0);
      if (
        seen(box.left, box.right, innerWidth) < Math.min(box.width, innerWidth) - 1 ||
        seen(box.top, box.bottom, innerHeight) < Math.min(box.height, innerHeight) - 1
      )
        faults.push('is not inside the window');
      const shares = [0.1, 0.5, 0.9];
      const points = shares.flatMap((across) =>
        shares.map((down) => [box.x + across * box.width, box.y + down * box.height] as const),
      );
      const free = points.filter(([left, top]) => {
        const hit = document.elementFromPoint(left, top);
        if (!frame) return focused.contains(hit);
        const inside = frame.contentDocument!;
        return (
          hit === frame &&
          focused.contains(inside.elementFromPoint(left - origin.x, top - origin.y))
        );
      });
      if (free.length < points.length / 3) faults.push(`is covered: ${free.length} of 9 points`);
      if (unfocused.get(focused) === look(focused)) faults.push('looks as it does without focus');

      const { outlineStyle, outlineColor, outlineOffset, outlineWidth } = getComputedStyle(focused);
      // Do not check the contrast of the browser's default focus ring, because it has two colors.
      // Do not check links that wrap, because each line has its own ring.
      const hard = outlineStyle === 'auto' || rects.length > 1;
      // The screenshot shows frames and dialogs before they scroll.
      const isScrolled = dialog?.scrollTop || frame?.contentDocument?.scrollingElement?.scrollTop;
      if (hard || floats(document.activeElement) || isScrolled) return { name, faults, end: false };
      const [left, top] = dialog ? [0, 0] : [scrollX, scrollY];
      const shown = shownIn(frame ?? focused.parentElement);
      const ring: Ring = {
        color: rgb(outlineColor),
        out: parseFloat(outlineOffset) + parseFloat(outlineWidth) / 2,
        box: { x: box.x + left, y: box.y + top, width, height },
        shownIn: { x: shown.x + left, y: shown.y + top, width: shown.width, height: shown.height },
      };
      return { name, faults, end: false, ring };
    };
    let walk: Key = 'Tab';
    const stops: Stop[] = [];
    const record = () => {
      if (!stops.at(-1)?.end) stops.push(stopHere(walk));
    };
    const events = new AbortController();
    // The key goes up where it has moved the focus to.
    for (const each of documents)
      each.defaultView!.addEventListener('keyup', ({ key }) => key === 'Tab' && record(), {
        capture: true,
        signal: events.signal,
      });
    // A script may keep the focus in a dialog: give it time after each press.
    const DIALOGS = 'dialog:is([open], :popover-open), [role$="dialog"]';
    const isOneByOne = [...document.querySelectorAll(DIALOGS)].some(isShown);
    const startForTest = (key: Key) => {
      blurAll();
      walk = key;
    };
    const stopsForTest = () => {
      const left = places.filter((each) => !reached.has(each)).length;
      return { stops: stops.splice(0), presses: isOneByOne ? 1 : Math.max(1, left) };
    };
    const missedForTest = () => {
      // What has a positive tabindex comes before the start of the page: its order is the fault. A
      // menu may have closed when the focus left it: what is hidden now cannot be reached.
      const missed = places
        .filter((each) => !reached.has(each) && each.tabIndex <= 0 && isShown(each))
        .map(nameOf);
      reached.clear();
      last = undefined;
      return missed;
    };
    const endForTest = () => {
      events.abort();
      for (const sheet of sheets) sheet.disabled = true;
    };
    Object.assign(window, {
      startForTest,
      stopsForTest,
      missedForTest,
      endForTest,
    } satisfies Prepared);
  });

const TAB = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };

/**
 * Walks with a key. Sends many presses at once, because the page records its stops, and a round trip for
 * each takes most of the time.
 */
async function walk(page: Page, devTools: CDPSession, key: Key) {
  const found: Stop[] = [];
  const modifiers = key === 'Tab' ? 0 : 8;
  await page.evaluate((pressed) => (window as unknown as Prepared).startForTest(pressed), key);
  for (let pressed = 0; pressed < MOST_STOPS;) {
    const { stops, presses } = await page.evaluate(() =>
      (window as unknown as Prepared).stopsForTest(),
    );
    found.push(...stops);
    if (found.at(-1)?.end) break;
    const events = Array.from({ length: presses }, () => ['rawKeyDown', 'keyUp'] as const);
    await Promise.all(
      events
        .flat()
        .map((type) => devTools.send('Input.dispatchKeyEvent', { type, modifiers, ...TAB })),
    );
    pressed += presses;
  }
  const missed = await page.evaluate(() => (window as unknown as Prepared).missedForTest());
  return { stops: found.filter(({ end }) => !end), missed };
}

/**
 * Walks through the page, or through the open dialog, with Tab and with Shift+Tab. Each focused
 * element must be inside the window, not covered by what floats over the page, and have a
 * visible focus ring. Each walk must reach all focusable elements, in document order, and must not
 * leave a dialog.
 *
 * @param ground the pixels of the page, if they are known: a screenshot takes half a second
 */
export async function focusFaults(
  page: Page,
  keys: readonly Key[] = ['Tab', 'Shift+Tab'],
  ground?: Pixels,
): Promise<Fault[]> {
  await prepare(page);
  await prepareStops(page);
  const pixels = ground ?? (await painted(page));
  const devTools = await page.context().newCDPSession(page);
  const faults: Fault[] = [];
  for (const key of keys) {
    const add = (element: string, message: string) =>
      faults.push({ rule: 'focus', element, message: `${message} (${key})` });
    const { stops, missed } = await walk(page, devTools, key);
    for (const { name, faults: found, ring } of stops) {
      for (const fault of found) add(name, fault);
      if (ring && !standsOut(pixels, ring)) add(name, 'has a faint focus ring');
    }
    for (const name of missed) add(name, 'was not reached');
  }
  await page.evaluate(() => (window as unknown as Prepared).endForTest());
  await devTools.detach();
  return faults;
}
