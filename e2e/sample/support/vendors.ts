/**
 * LinkedIn and Google Analytics need consent. Plausible needs none; its own tracker runs, from its npm
 * package.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { buildSync } from 'esbuild';

const AD_NETWORK = /^https:\/\/(snap\.licdn|px\.ads\.linkedin)\.com\//;

/** The errors that tests record for requests to these vendors. */
export const VENDOR_REQUEST =
  /^foreign https:\/\/(snap\.licdn|px\.ads\.linkedin|www\.googletagmanager|region1\.google-analytics)\.com\//;

/** The site's calls stay in the queue, where tests can read them. */
export const mockAdNetwork = (context: BrowserContext) =>
  context.route(AD_NETWORK, (route) => route.fulfill({ body: '' }));

/** Name and conversion id. */
export const conversions = (page: Page) =>
  page.evaluate(() => {
    const queue = (window as { lintrk?: { q?: unknown[] } }).lintrk?.q ?? [];
    return (queue as [string, { conversion_id: number }][]).map(
      ([action, { conversion_id }]) => `${action} ${conversion_id}`,
    );
  });

const COLLECT = 'https://region1.google-analytics.com/g/collect';

/** The last one is that of a property that is linked with Google Ads. */
export const GOOGLE_COOKIES = ['_ga', '_ga_E2E00001', '_gcl_au'];

/**
 * Google's tag is no package: sets its cookies, and sends the first page view. (Those that follow are
 * Google's own: "page changes based on browser history events".)
 */
function googleTag(collect: string, cookies: readonly string[]) {
  for (const name of cookies) document.cookie = `${name}=1; max-age=63072000; path=/`;
  const query = new URLSearchParams({ dl: location.href });
  // As in the tracker of Plausible, a request that the policy blocks, or that leaving the page ends, is no
  // error of the page.
  fetch(`${collect}?${query}`, { method: 'POST', mode: 'no-cors', keepalive: true }).catch(
    () => {},
  );
}

/** @returns the paths whose views Google receives */
export async function mockVendors(context: BrowserContext) {
  await mockAdNetwork(context);
  const viewed: string[] = [];
  const given = JSON.stringify([COLLECT, GOOGLE_COOKIES]);
  await context.route('https://www.googletagmanager.com/gtag/js?id=G-E2E00001', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${googleTag})(...${given});` }),
  );
  await context.route(`${COLLECT}?*`, (route) => {
    const { searchParams } = new URL(route.request().url());
    viewed.push(new URL(searchParams.get('dl')!).pathname);
    return route.fulfill({ status: 204 });
  });
  return viewed;
}

/** Whether the tag of LinkedIn or Google has been set up in this document. */
export const isTracked = (page: Page) =>
  page.evaluate(() => 'lintrk' in window || 'dataLayer' in window);

const PLAUSIBLE = 'https://plausible.io/';
const PLAUSIBLE_COLLECT = `${PLAUSIBLE}api/event`;

/** The script that Plausible serves: the tracker, the settings of the site, and the queue. */
const plausible = () =>
  buildSync({
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
  }).outputFiles[0]!.text;

export const isMocked = (url: string) => AD_NETWORK.test(url) || url.startsWith(PLAUSIBLE);

/** Name and path. */
export type Counted = string[];

/** @returns the events that Plausible receives */
export async function mockAnalytics(context: BrowserContext): Promise<Counted> {
  const counted: Counted = [];
  await context.route(`${PLAUSIBLE}js/pa-e2e.js`, (route) =>
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
