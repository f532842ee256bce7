import { LEAD_FORM_TIMEOUT_MS } from '@/lib/lead/leadForm';
import { whenVisible } from '@/lib/pageVisibility';

export type FormStatus = {
  /** `unreachable`: the direct links replace the frame. */
  frame: 'loading' | 'loaded' | 'unreachable';
  /** Whether the frame may show the browser's own error page. It stays: it may show the form. */
  doubtful: boolean;
};

export const LOADING: FormStatus = { frame: 'loading', doubtful: false };

/** A cross-origin document can't be read; the initial blank one can. */
function hasLoaded(frame: HTMLIFrameElement) {
  const page = frame.contentDocument;
  return page === null || (page.URL !== 'about:blank' && page.readyState === 'complete');
}

/**
 * Asks for the headers of the form. A cross-origin frame fires `load` for the browser's error page
 * too, while a request fails if nobody answers. It may also fail where the frame works: behind a
 * firewall or an extension, or with a server that drops HEAD.
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

/** A timer that fires this late, in ms, slept: with the machine, or with a page in bfcache. */
const SLEPT_MS = 2 * LEAD_FORM_TIMEOUT_MS;

/**
 * Watches a frame from the first time that somebody sees the page until the returned function is
 * called. Only a policy that refuses the frame, or a missing `load`, makes it unreachable; a failed
 * request and a browser that is offline make it doubtful. A frame that has had focus is neither.
 *
 * @param src the form's URL without the query, so that the lead's data is sent once
 */
export function watchForm(
  frame: HTMLIFrameElement,
  src: string,
  tell: (status: FormStatus) => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const timers: ReturnType<typeof setTimeout>[] = [];
  let status = LOADING;
  let used = false;

  const change = (next: Partial<FormStatus>) => {
    status = { ...status, ...next };
    tell(status);
  };
  const isUsed = () => used || document.activeElement === frame;
  const arrive = () => change({ frame: 'loaded' });
  const doubt = () => {
    if (!isUsed()) change({ doubtful: true });
  };
  const end = () => {
    stop.abort();
    stopWaiting();
    timers.forEach(clearTimeout);
  };
  const giveUp = () => {
    // `load` waits for every picture of the form.
    if (isUsed()) return arrive();
    // First: a frame that the caller removes looks like one that has loaded.
    end();
    change({ frame: 'unreachable' });
  };
  const refused = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective !== 'frame-src' || !URL.canParse(blockedURI)) return;
    if (new URL(blockedURI).origin === new URL(src, location.href).origin) giveUp();
  };

  const waitForLoad = () => {
    const since = performance.now();
    const timeIsUp = () => {
      if (status.frame === 'loaded') return;
      // A machine that slept heard no answer either: the form gets the whole time again.
      if (performance.now() - since > SLEPT_MS) waitForLoad();
      else giveUp();
    };
    timers.push(setTimeout(timeIsUp, LEAD_FORM_TIMEOUT_MS));
  };

  frame.addEventListener('load', arrive, { signal });
  // The window loses focus to a frame.
  window.addEventListener('blur', () => (used ||= document.activeElement === frame), { signal });
  document.addEventListener('securitypolicyviolation', refused, { signal });
  const stopWaiting = whenVisible(() => {
    timers.push(
      setTimeout(() => {
        if (!navigator.onLine) doubt();
        // It may have loaded before this script ran.
        if (hasLoaded(frame)) arrive();
      }),
    );
    waitForLoad();
    void answers(src, signal).then((answered) => {
      if (!answered) doubt();
    });
  });

  return end;
}
