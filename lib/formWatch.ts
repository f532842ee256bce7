import { LEAD_FORM_TIMEOUT_MS } from '@/lib/leadForm';
import { whenSeen } from '@/lib/whenSeen';

export type FormState = 'loading' | 'loaded' | 'unreachable';

/** Whether the frame has a document of its own already: it may load before this script does. */
function hasLoaded(frame: HTMLIFrameElement) {
  const page = frame.contentDocument;
  return page === null || (page.URL !== 'about:blank' && page.readyState === 'complete');
}

/**
 * Asks for the form once more, for its headers alone. A frame of another origin fires `load` for
 * the browser's own error page too; a request fails, if nobody answers. What the answer was is not
 * to be known across origins: an error page or a refusal to be framed looks like the form.
 */
async function answers(src: string, signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch(src, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'strict-origin',
      signal,
    });
    return answer.type === 'opaque' || answer.ok;
  } catch {
    return signal.aborted;
  }
}

/** A timer this late, in ms after it was set, has slept: with the machine, or with a page put by. */
const SLEPT_MS = 2 * LEAD_FORM_TIMEOUT_MS;

/**
 * Watches a frame until it is known whether the form is there: from the first moment somebody sees
 * the page, for as long as the caller does not call the undo. A frame that somebody has gone into is
 * there, whatever its `load` waits for.
 *
 * @param src the form's address, without the query: what the visitor asked for is asked once
 */
export function watchForm(
  frame: HTMLIFrameElement,
  src: string,
  settle: (state: Exclude<FormState, 'loading'>) => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const timers: ReturnType<typeof setTimeout>[] = [];
  let loaded = false;
  let used = false;
  let late = false;

  const arrive = () => {
    loaded = true;
    settle('loaded');
  };
  const end = () => {
    stop.abort();
    stopWaiting();
    timers.forEach(clearTimeout);
  };
  const giveUp = () => {
    if (used || document.activeElement === frame) {
      if (!loaded) arrive();
      return;
    }
    // The caller takes the frame away; a frame that is gone looks like one that has loaded.
    end();
    settle('unreachable');
  };
  const refused = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective !== 'frame-src' || !URL.canParse(blockedURI)) return;
    if (new URL(blockedURI).origin === new URL(src, location.href).origin) giveUp();
  };

  // Focus that goes into a frame leaves the window.
  const notice = () => {
    used ||= document.activeElement === frame;
  };

  const waitForLoad = () => {
    const since = performance.now();
    const timeIsUp = () => {
      // No answer was heard in its sleep either: the form gets the whole time anew.
      if (!loaded && performance.now() - since > SLEPT_MS) return waitForLoad();
      late = true;
      if (!loaded) giveUp();
    };
    timers.push(setTimeout(timeIsUp, LEAD_FORM_TIMEOUT_MS));
  };

  frame.addEventListener('load', arrive, { signal });
  window.addEventListener('blur', notice, { signal });
  document.addEventListener('securitypolicyviolation', refused, { signal });
  const stopWaiting = whenSeen(() => {
    timers.push(
      setTimeout(() => {
        if (!navigator.onLine) giveUp();
        else if (hasLoaded(frame)) arrive();
      }),
    );
    waitForLoad();
    void answers(src, signal).then((answered) => {
      // By then a form that has loaded may be half filled in.
      if (!answered && !late) giveUp();
    });
  });

  return end;
}
