import type { BrowserContext } from '@playwright/test';
import { buildSync } from 'esbuild';

/** Answers for Plausible, which needs no consent. Its own tracker runs, from its npm package. */

const PLAUSIBLE_SCRIPT = 'https://plausible.io/js/pa-e2e.js';
const PLAUSIBLE_COLLECT = 'https://plausible.io/api/event';

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

/** Whether a request goes to Plausible. */
export const isAnalytics = (url: string) =>
  new URL(url).origin === new URL(PLAUSIBLE_SCRIPT).origin;

/** The events that Plausible has received: name and path. */
export type Counted = string[];

/** Answers for Plausible. Returns the events that it receives. */
export async function mockAnalytics(context: BrowserContext): Promise<Counted> {
  const counted: Counted = [];
  await context.route(PLAUSIBLE_SCRIPT, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: plausible() }),
  );
  await context.route(PLAUSIBLE_COLLECT, (route) => {
    const { n, u } = JSON.parse(route.request().postData()!) as { n: string; u: string };
    if (n !== 'engagement') counted.push(`${n} ${new URL(u).pathname}`);
    const headers = { 'Access-Control-Allow-Origin': '*' };
    return route.fulfill({ status: 202, headers, body: '{}' });
  });
  return counted;
}
