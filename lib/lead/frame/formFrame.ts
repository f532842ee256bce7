import { isUsedFrame } from '@/lib/lead/frame/usedFrames';
import { whenVisible } from '@/lib/pageVisibility';

/** The frame with the form (specification, sections 2, 7 and 9). */

/** Sandbox permissions, the same for all three forms. */
export const LEAD_FORM_SANDBOX =
  'allow-top-navigation allow-forms allow-scripts allow-same-origin allow-popups';

/** How long to wait for the frame's `load` event, in ms, before direct links replace the frame. */
export const LEAD_FORM_TIMEOUT_MS = 10_000;

export type FormStatus = {
  /** `unreachable`: the direct contact links replace the frame. */
  frame: 'loading' | 'loaded' | 'unreachable';
  /**
   * `true` if the frame might show the browser's error page. A script cannot tell the error page
   * from the form, so the frame is not removed.
   */
  doubtful: boolean;
};

export const LOADING: FormStatus = { frame: 'loading', doubtful: false };

/**
 * Scripts can read the initial blank document, but not a cross-origin document. If the document
 * cannot be read, it counts as loaded.
 */
function hasLoaded(frame: HTMLIFrameElement) {
  const page = frame.contentDocument;
  return page === null || (page.URL !== 'about:blank' && page.readyState === 'complete');
}

/**
 * Requests the headers of the form. A cross-origin frame fires `load` even for the browser's error
 * page, but a request fails if the server does not respond. The request can also fail when the
 * frame works, for example because of a firewall, an extension, or a server that drops HEAD
 * requests.
 */
async function answers(src: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(src, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'strict-origin',
      signal,
    });
    return response.type === 'opaque' || response.ok;
  } catch {
    return signal.aborted;
  }
}

/** A timer that takes longer than this many ms was suspended by sleep or bfcache. */
const SLEPT_MS = 2 * LEAD_FORM_TIMEOUT_MS;

/**
 * Watches a frame from the time the page is first visible until the returned function is called.
 * Reports the frame as `unreachable` only if CSP blocks it or `load` never fires, and as `doubtful`
 * if a request for the form fails or the browser is offline. A used frame is never reported as
 * either.
 *
 * @param src the form's URL without the added parameters. The availability check requests this URL.
 * With the parameters, it would send the lead's data a second time.
 */
export function watchForm(
  frame: HTMLIFrameElement,
  src: string,
  onChange: (status: FormStatus) => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const timers: ReturnType<typeof setTimeout>[] = [];
  let status = LOADING;

  const update = (next: Partial<FormStatus>) => {
    status = { ...status, ...next };
    onChange(status);
  };
  const markLoaded = () => update({ frame: 'loaded' });
  const markDoubtful = () => {
    if (!isUsedFrame(frame)) update({ doubtful: true });
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
    update({ frame: 'unreachable' });
  };
  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective !== 'frame-src' || !URL.canParse(blockedURI)) return;
    if (new URL(blockedURI).origin === new URL(src, location.href).origin) markUnreachable();
  };

  const waitForLoad = () => {
    const since = performance.now();
    const onTimeout = () => {
      if (status.frame === 'loaded') return;
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
        if (!navigator.onLine) markDoubtful();
        // The form may have loaded before this script ran.
        if (hasLoaded(frame)) markLoaded();
      }),
    );
    waitForLoad();
    void answers(src, signal).then((answered) => {
      if (!answered) markDoubtful();
    });
  });

  return stopWatching;
}
