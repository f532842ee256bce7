import { isUsedFrame } from '@/lib/browser/lead/usedFrames';
import { whenVisible } from '@/lib/browser/page/pageVisibility';

/** The frame with the form (specification, sections 2, 7 and 9). */

/** Sandbox permissions, the same for all three forms. */
export const LEAD_FORM_SANDBOX =
  'allow-top-navigation allow-forms allow-scripts allow-same-origin allow-popups';

/** How long to wait for the frame's `load` event, in ms, before direct links replace the frame. */
export const LEAD_FORM_TIMEOUT_MS = 10_000;

/** `unreachable`: the direct contact links replace the frame. */
export type FormStatus = 'loading' | 'loaded' | 'unreachable';

/**
 * Scripts can read the initial blank document, but not a cross-origin document. If the document
 * cannot be read, it counts as loaded.
 */
function hasLoaded(frame: HTMLIFrameElement) {
  const page = frame.contentDocument;
  return page === null || (page.URL !== 'about:blank' && page.readyState === 'complete');
}

/** A timer that takes longer than this many ms was suspended by sleep or bfcache. */
const SLEPT_MS = 2 * LEAD_FORM_TIMEOUT_MS;

/**
 * Watches a frame from the time the page is first visible until the returned function is called.
 * Reports the frame as `unreachable` only if CSP blocks it or `load` never fires, and never if the
 * visitor has used it. Nothing else can be told: a cross-origin frame also fires `load` for an error
 * page of the browser or of the service, and a request of our own is answered in another way (n8n
 * 2.40 answers HEAD with 404).
 *
 * @param src the form's URL
 */
export function watchForm(
  frame: HTMLIFrameElement,
  src: string,
  onChange: (status: FormStatus) => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const timers: ReturnType<typeof setTimeout>[] = [];
  let isLoaded = false;

  const markLoaded = () => {
    isLoaded = true;
    onChange('loaded');
  };
  const stopWatching = () => {
    stop.abort();
    stopWaiting();
    timers.forEach(clearTimeout);
  };
  const markUnreachable = () => {
    // If the visitor has used the form, assume that the form works: images may be delaying its `load`
    // event.
    if (isUsedFrame(frame)) return markLoaded();
    // Stop watching before the caller removes the frame, because `hasLoaded` would treat a removed
    // frame as loaded.
    stopWatching();
    onChange('unreachable');
  };
  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective !== 'frame-src' || !URL.canParse(blockedURI)) return;
    if (new URL(blockedURI).origin === new URL(src, location.href).origin) markUnreachable();
  };

  const waitForLoad = () => {
    const since = performance.now();
    const onTimeout = () => {
      if (isLoaded) return;
      // The form cannot load while the device is asleep or the page is in bfcache, so start the
      // full timeout again.
      if (performance.now() - since > SLEPT_MS) waitForLoad();
      else markUnreachable();
    };
    timers.push(setTimeout(onTimeout, LEAD_FORM_TIMEOUT_MS));
  };

  frame.addEventListener('load', markLoaded, { signal });
  document.addEventListener('securitypolicyviolation', onViolation, { signal });
  const stopWaiting = whenVisible(() => {
    timers.push(
      setTimeout(() => {
        // The form may have loaded before this script ran.
        if (hasLoaded(frame)) markLoaded();
      }),
    );
    waitForLoad();
  });

  return stopWatching;
}
