/**
 * This script is inlined into every page by scripts/build/script-loader.ts. It loads the other
 * scripts of the page after the largest contentful paint, or on the visitor's first click or key
 * press. Until then, the page works without them, and components/islands/BeforeHydration.tsx
 * handles clicks that need scripts.
 */
declare const FILES: readonly string[];
declare const POLICY: string;
/** TypeScript 6.0's DOM library does not declare `trustedTypes`. */
declare const trustedTypes:
  | { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } }
  | undefined;

/** Scripts load after this time, in ms, even if no largest contentful paint has been reported. */
const TIMEOUT_MS = 2000;

const policy =
  'trustedTypes' in self
    ? trustedTypes?.createPolicy(POLICY, { createScriptURL: (url: string) => url })
    : undefined;
let started = false;

function load(url: string) {
  const script = document.createElement('script');
  // By default, scripts added by a script are async, so they may run in any order.
  script.async = false;
  script.src = policy?.createScriptURL(url) ?? url;
  // Remove the element. Otherwise, after a failure, webpack would find it and wait up to 120 s for
  // the script, instead of loading it again.
  script.onload = script.onerror = () => script.remove();
  document.head.append(script);
}

function start() {
  // Wait, because hydration needs the complete document.
  if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', start);
  if (!started) FILES.forEach(load);
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
    void Promise.allSettled([...pictures].map((picture) => picture.decode())).then(startWhenIdle);
  }).observe({ type, buffered: true });
else addEventListener('load', startWhenIdle);

export {};
