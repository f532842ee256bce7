/**
 * Loads the scripts of the page after the largest contentful paint, or on the visitor's first click
 * or key press. Until then, the page works without them.
 */
import { LOADER_POLICY, ownScriptUrl, type PageData } from './pageData';

type UrlRules = { createScriptURL(url: string): string };

/** TypeScript 6.0's DOM library does not declare `trustedTypes`. */
declare const trustedTypes: { createPolicy(name: string, rules: UrlRules): UrlRules } | undefined;

/** Scripts load after this time, in ms, even if no largest contentful paint has been reported. */
const TIMEOUT_MS = 2000;

/** Call this while the first script runs: its data block is the element before it. */
export function readPageData(): PageData {
  // Never look for the block by id or type: markup that somebody injects could contain another one.
  const block = document.currentScript!.previousElementSibling!;
  return JSON.parse(block.textContent!) as PageData;
}

/**
 * Call this before anything else reads the URL. Hosts also serve `//FAQ`, but Next.js would resolve
 * this path as the URL of another host, and fail (16.4).
 */
export function collapseSlashes() {
  const { pathname, search, hash } = location;
  const path = pathname.replace(/\/{2,}/g, '/');
  if (path !== pathname) history.replaceState(history.state, '', path + search + hash);
}

function load(url: string) {
  const script = document.createElement('script');
  // By default, scripts added by a script are async, so they may run in any order.
  script.async = false;
  script.src = url;
  // Remove the element. Otherwise, after a failure, webpack would find it and wait up to 120 s for
  // the script, instead of loading it again.
  script.onload = script.onerror = () => script.remove();
  document.head.append(script);
}

/** @throws TypeError, before anything is loaded, if a URL is not a script of the site */
export function loadScripts(urls: readonly string[], basePath: string) {
  const rules: UrlRules = {
    createScriptURL: (url) => ownScriptUrl(url, location.href, basePath),
  };
  const policy = 'trustedTypes' in self ? trustedTypes!.createPolicy(LOADER_POLICY, rules) : rules;
  const trusted = urls.map((url) => policy.createScriptURL(url));
  let started = false;

  function start() {
    // Wait, because hydration needs the complete document.
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
      // If the largest contentful paint is a picture, it may still be decoding.
      const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
      const decoded = [...pictures].map((picture) => picture.decode());
      void Promise.allSettled(decoded).then(startWhenIdle);
    }).observe({ type, buffered: true });
  else addEventListener('load', startWhenIdle);
}
