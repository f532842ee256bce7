/**
 * How long after a click, a tap or a key press `userActivation.isActive` is true, in ms: 5 s in Chromium
 * 156 and Firefox 153. The margin is small, because an activation that follows within it is missed.
 */
const ACTIVATION_MS = 5050;

/** How often to look for an activation in a frame that has focused itself, in ms. */
const ACTIVATION_CHECK_MS = 50;

/**
 * Records every frame that a visitor has used (lib/browser/lead/usedFrames.ts). When focus moves into a
 * frame, the window fires `blur`: in Firefox 153 before `activeElement` changes, in Chromium after.
 *
 * Some services focus their first field on load, so focus alone is no use (Chromium 156 and Firefox 153
 * move it into a frame of another site, WebKitGTK 2.50 does not). A click, a tap or a key press in a frame also
 * activates the pages around it
 * (https://html.spec.whatwg.org/multipage/interaction.html#activation-notification). One in this page
 * does, too, such as on the link that led here. So that one counts only if the pointer is over the
 * frame, if it was no mouse (which a script cannot tell from a tap into the frame), or if Tab was pressed.
 */
export function recordUsedFrames() {
  const used = (self.usedFrames = new WeakSet<Element>());
  let last: { time: number; isMouse: boolean; isTab: boolean } | undefined;
  let timer: ReturnType<typeof setTimeout>;
  const record = (event: PointerEvent | KeyboardEvent) => {
    last = {
      time: performance.now(),
      isMouse: 'pointerType' in event && event.pointerType === 'mouse',
      isTab: 'key' in event && event.key === 'Tab',
    };
  };
  addEventListener('pointerdown', record, true);
  addEventListener('keydown', record, true);

  const isUse = (frame: Element) => {
    if (last?.isTab) return true;
    if (!navigator.userActivation.isActive) return false;
    if (!last || performance.now() - last.time > ACTIVATION_MS) return true;
    return !last.isMouse || frame.matches(':hover');
  };
  const markUsed = () => {
    clearTimeout(timer);
    const { activeElement } = document;
    if (activeElement?.tagName !== 'IFRAME') return;
    if (isUse(activeElement)) used.add(activeElement);
    else timer = setTimeout(markUsed, ACTIVATION_CHECK_MS);
  };
  addEventListener('blur', () => {
    markUsed();
    timer = setTimeout(markUsed);
  });
}
