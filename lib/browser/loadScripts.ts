/**
 * Loads the scripts after the largest contentful paint, or on the first click or key press. Until then, the
 * page works without them.
 */
import { scriptPolicy } from '@/lib/scriptUrls';
import { LOADER_POLICY, ownScriptUrl, type PageData } from './pageData';

/** In ms: then scripts load even if no largest contentful paint was reported. */
const TIMEOUT_MS = 2000;

/** Only while the first script runs: its data block is the element before it. */
export function readPageData(): PageData {
  // Not by id or type: injected markup could contain another block.
  const block = document.currentScript!.previousElementSibling!;
  return JSON.parse(block.textContent!) as PageData;
}

/**
 * Before anything else reads the URL. Hosts also serve `//FAQ`, which Next.js would resolve as another
 * host, and fail (16.4).
 */
export function collapseSlashes() {
  const { pathname, search, hash } = location;
  const path = pathname.replace(/\/{2,}/g, '/');
  if (path !== pathname) history.replaceState(history.state, '', path + search + hash);
}

function load(url: string) {
  const script = document.createElement('script');
  // Otherwise, they may run in any order.
  script.async = false;
  script.src = url;
  // Otherwise, after a failure, webpack would find the element and wait up to 120 s for it, instead of
  // loading the script again.
  script.onload = script.onerror = () => script.remove();
  document.head.append(script);
}

/** @throws TypeError, before anything is loaded, if a URL is not a script of the site */
export function loadScripts(urls: readonly string[], basePath: string) {
  const policy = scriptPolicy(LOADER_POLICY, {
    createScriptURL: (url) => ownScriptUrl(url, location.href, basePath),
  });
  const trusted = urls.map((url) => policy.createScriptURL(url));
  let started = false;

  function start() {
    // Hydration needs the complete document.
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', start);
    if (!started) trusted.forEach(load);
    started = true;
  }

  const startWhenIdle = () =>
    self.scheduler ? void scheduler.postTask(start, { priority: 'background' }) : setTimeout(start);

  for (const type of ['pointerdown', 'keydown', 'click'])
    addEventListener(type, start, { capture: true, once: true, passive: true });
  setTimeout(startWhenIdle, TIMEOUT_MS);

  const type = 'largest-contentful-paint';
  if (
    document.visibilityState === 'visible' &&
    PerformanceObserver.supportedEntryTypes.includes(type)
  )
    new PerformanceObserver((_entries, observer) => {
      observer.disconnect();
      // A picture may still be decoding.
      const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
      const decoded = [...pictures].map((picture) => picture.decode());
      void Promise.allSettled(decoded).then(startWhenIdle);
    }).observe({ type, buffered: true });
  else addEventListener('load', startWhenIdle);
}
