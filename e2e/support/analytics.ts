import type { BrowserContext } from '@playwright/test';
import { buildSync } from 'esbuild';

import { EXPORTS } from '@/e2e/exports';
import { root } from '@/scripts/command';

/** Runs Plausible's own tracker, as the script of a site in Plausible does. */

const ORIGIN = new URL(EXPORTS.sending.env.NEXT_PUBLIC_ANALYTICS).origin;

/** The script that Plausible serves: the tracker, the settings of the site, and the queue. */
const script = () =>
  buildSync({
    stdin: {
      contents: `
        import { init, track } from '@plausible-analytics/tracker';
        const { o, q } = window.plausible;
        const endpoint = '${ORIGIN}/api/event';
        init({ ...o, domain: 'site.example', endpoint, captureOnLocalhost: true });
        for (const call of q) track(...call);`,
      resolveDir: root,
    },
    bundle: true,
    write: false,
    format: 'iife',
  }).outputFiles[0]!.text;

const { delivered, configured, asking } = EXPORTS;
const WITHOUT = [delivered, configured, asking].map(({ port }) => String(port));

/**
 * Whether a request goes to the analytics tool of the site at `origin`: the export `sending`, or a
 * copy of it (nativeForm.ts).
 */
export const isAnalytics = (url: string, origin: string) =>
  !WITHOUT.includes(new URL(origin).port) && url.startsWith(`${ORIGIN}/`);

type Event = { n: string; u: string };

/** Answers for Plausible. Returns the events that it receives: name and path. */
export async function mockAnalytics(context: BrowserContext) {
  const events: string[] = [];
  await context.route(`${ORIGIN}/**`, (route) => {
    const cors = { 'Access-Control-Allow-Origin': '*' };
    if (!route.request().url().endsWith('/api/event'))
      return route.fulfill({ contentType: 'text/javascript', body: script() });
    const { n, u } = JSON.parse(route.request().postData()!) as Event;
    if (n !== 'engagement') events.push(`${n} ${new URL(u).pathname}`);
    return route.fulfill({ status: 202, headers: cors, body: 'ok' });
  });
  return events;
}
