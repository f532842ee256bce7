/**
 * Runs in the browser, inline in every page of the export (scripts/build/script-loader.ts): loads the page's
 * scripts after its largest paint, or at the visitor's first click or key. Until then the page works as
 * HTML, and components/islands/BeforeHydration.tsx keeps what only scripts can do.
 */
declare const FILES: readonly string[];
declare const POLICY: string;
/** Not in TypeScript's DOM library (6.0). */
declare const trustedTypes:
  | { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } }
  | undefined;

/** For a browser that reports no paint, in ms. */
const TIMEOUT_MS = 2000;

const policy =
  'trustedTypes' in self
    ? trustedTypes?.createPolicy(POLICY, { createScriptURL: (url: string) => url })
    : undefined;
let started = false;

function load(url: string) {
  const script = document.createElement('script');
  // In order, although a script that is added by another is asynchronous by default.
  script.async = false;
  script.src = policy?.createScriptURL(url) ?? url;
  // For a script whose element it finds, webpack waits up to 120 s; otherwise it loads it again.
  script.onload = script.onerror = () => script.remove();
  document.head.append(script);
}

function start() {
  // React needs the whole page.
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
    // A picture that is part of the largest paint may still be on its way.
    const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
    void Promise.allSettled([...pictures].map((picture) => picture.decode())).then(startWhenIdle);
  }).observe({ type, buffered: true });
else addEventListener('load', startWhenIdle);

export {};
