import type { BrowserContext, Request } from '@playwright/test';
import { buildSync } from 'esbuild';

/**
 * Answers for the analytics tools that need no consent. For Plausible, its own tracker runs, from its npm
 * package. The script of Umami is no package, so a stub runs instead, which counts no page views
 * (https://github.com/umami-software/umami/blob/0e0a079/src/tracker/index.js).
 */

const PLAUSIBLE_SCRIPT = 'https://plausible.io/js/pa-e2e.js';
const UMAMI_SCRIPT = 'https://cloud.umami.is/script.js';
const UMAMI_ID = '94db1cb1-74f4-4a40-ad6c-962362670409';

const PLAUSIBLE_COLLECT = 'https://plausible.io/api/event';
const UMAMI_COLLECT = 'https://gateway.umami.is/api/send';

/** The script that Plausible serves: the tracker, the settings of the site, and the queue. */
let plausibleScript: string | undefined;
const plausible = () =>
  (plausibleScript ??= buildSync({
    stdin: {
      contents: `
        import { init, track } from '@plausible-analytics/tracker';
        const { o, q } = window.plausible;
        const endpoint = '${PLAUSIBLE_COLLECT}';
        init({ ...o, domain: 'site.example', endpoint, captureOnLocalhost: true });
        for (const call of q) track(...call);`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    format: 'iife',
  }).outputFiles[0]!.text);

/** Sends the events that the site reports to the host in `data-host-url`. */
function umami() {
  const { hostUrl, websiteId: website } = (document.currentScript as HTMLScriptElement).dataset;
  const track = (name: string) =>
    fetch(`${hostUrl}/api/send`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ type: 'event', payload: { website, url: location.href, name } }),
      keepalive: true,
    }).catch(() => {});
  Object.assign(window, { umami: { track } });
}

const ORIGINS = [PLAUSIBLE_SCRIPT, UMAMI_SCRIPT, UMAMI_COLLECT].map((url) => new URL(url).origin);

/** Whether a request goes to one of these tools. */
export const isAnalytics = (url: string) => ORIGINS.includes(new URL(url).origin);

/** The events that each tool has received: name and path. */
export type Counted = Record<'plausible' | 'umami', string[]>;

/** Answers for the analytics tools. Returns the events that they receive. */
export async function mockAnalytics(context: BrowserContext): Promise<Counted> {
  const counted: Counted = { plausible: [], umami: [] };
  const count = (tool: keyof Counted, name: string, url: string) =>
    void counted[tool].push(`${name} ${new URL(url).pathname}`);
  const serve = (url: string, script: () => string) =>
    context.route(url, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script() }),
    );
  const receive = (url: string, read: (request: Request) => void) =>
    context.route(url, (route) => {
      read(route.request());
      const headers = { 'Access-Control-Allow-Origin': '*' };
      return route.fulfill({ status: 202, headers, body: '{}' });
    });

  await serve(PLAUSIBLE_SCRIPT, plausible);
  await receive(PLAUSIBLE_COLLECT, (request) => {
    const { n, u } = JSON.parse(request.postData()!) as { n: string; u: string };
    if (n !== 'engagement') count('plausible', n, u);
  });

  await serve(UMAMI_SCRIPT, () => `(${umami})();`);
  await receive(UMAMI_COLLECT, (request) => {
    const { payload } = request.postDataJSON() as { payload: Record<string, string> };
    if (payload.website === UMAMI_ID) count('umami', payload.name!, payload.url!);
  });
  return counted;
}
