import type { BrowserContext, Request } from '@playwright/test';
import { buildSync } from 'esbuild';

import { EXPORTS } from '@/scripts/exports';
import { readSettings } from '@/lib/env';
import type { AnalyticsTool } from '@/lib/tracking/analytics';
import type { AnalyticsId } from '@/lib/tracking/vendor';
import { root } from '@/scripts/command';

/**
 * Answers for the analytics tools. For Plausible, its own tracker runs, from its npm package. The
 * scripts of the others are not packages, so stand-ins run instead. They do what the vendors
 * document (lib/tracking/analytics.ts), with the default settings of an account.
 */

const [PLAUSIBLE, UMAMI] = readSettings(EXPORTS.sending.env).analytics as [
  AnalyticsTool,
  AnalyticsTool,
];
const [GOOGLE] = readSettings(EXPORTS.asking.env).analytics as [AnalyticsTool];

const PLAUSIBLE_COLLECT = new URL('/api/event', PLAUSIBLE.script).href;
const UMAMI_COLLECT = 'https://gateway.umami.is/api/send';
const GOOGLE_COLLECT = 'https://region1.google-analytics.com/g/collect';

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
      resolveDir: root,
    },
    bundle: true,
    write: false,
    format: 'iife',
  }).outputFiles[0]!.text;

type UmamiPayload = { website: string; url: string; name?: string };

/**
 * Sends the first page view, one after each change of the URL by `pushState` or `replaceState` (but
 * not by Back), and the events that the site reports. Sends to the script's own host unless
 * `data-host-url` names another.
 */
function umami() {
  const { src, dataset } = document.currentScript as HTMLScriptElement;
  const host = dataset.hostUrl ?? new URL('.', src).href.replace(/\/$/, '');
  let url = location.href;
  const send = (name?: string) =>
    void fetch(`${host}/api/send`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ type: 'event', payload: { website: dataset.websiteId, url, name } }),
      keepalive: true,
    });
  for (const method of ['pushState', 'replaceState'] as const) {
    const change = history[method].bind(history);
    history[method] = (...call) => {
      change(...call);
      if (url === location.href) return;
      url = location.href;
      setTimeout(send, 300);
    };
  }
  Object.assign(window, { umami: { track: send } });
  send();
}

/**
 * Handles the calls in `dataLayer`, which must be `arguments` objects. After `config`, sends the
 * first page view, and one after each change of the URL by the history ("page changes based on
 * browser history events"), and sets the cookies. That it ignores history events without a new URL is
 * an assumption: otherwise, Back would be counted twice, because the router calls `replaceState`
 * after `popstate`. A click on a link is one event in any case.
 */
function googleTag(collect: string, cookies: readonly string[]) {
  const { searchParams } = new URL((document.currentScript as HTMLScriptElement).src);
  const id = searchParams.get('id')!;
  let url = location.href;
  const send = (en: string) => {
    if (Reflect.get(window, `ga-disable-${id}`)) return;
    void fetch(`${collect}?${new URLSearchParams({ v: '2', tid: id, en, dl: url })}`, {
      method: 'POST',
      mode: 'no-cors',
      keepalive: true,
    });
  };
  const begin = () => {
    try {
      for (const name of cookies) document.cookie = `${name}=1; max-age=63072000; path=/`;
    } catch {
      // Cookies are blocked.
    }
    send('page_view');
    const onChange = () => {
      if (url === location.href) return;
      url = location.href;
      send('page_view');
    };
    for (const method of ['pushState', 'replaceState'] as const) {
      const change = history[method].bind(history);
      history[method] = (...call) => {
        change(...call);
        onChange();
      };
    }
    addEventListener('popstate', onChange);
  };
  const handle = (call: unknown) => {
    if (Object.prototype.toString.call(call) !== '[object Arguments]') return;
    const [command, name] = call as ArrayLike<unknown> as [string, string];
    if (command === 'config' && name === id) begin();
    if (command === 'event') send(name);
  };
  const layer = window.dataLayer!;
  layer.forEach(handle);
  layer.push = (...calls: unknown[]) => {
    calls.forEach(handle);
    return Array.prototype.push.apply(layer, calls);
  };
}

const originsOf = (...urls: string[]) => urls.map((url) => new URL(url).origin);

const WITHOUT_CONSENT = originsOf(PLAUSIBLE.script, UMAMI.script, UMAMI_COLLECT);
export const GOOGLE_COOKIES = ['_ga', `_ga_${GOOGLE.id.slice('G-'.length)}`];
export const GOOGLE_ORIGINS = originsOf(GOOGLE.script, GOOGLE_COLLECT);

const { delivered, configured, asking } = EXPORTS;
const WITHOUT = [delivered, configured, asking].map(({ port }) => String(port));

/**
 * Whether a request goes to an analytics tool that needs no consent, from a site that uses it: the
 * export `sending`, or a copy of it (otherService.ts). Tests must declare requests to Google Analytics
 * (NETWORK_REQUEST in tracking.ts).
 */
export const isAnalytics = (url: string, origin: string) =>
  !WITHOUT.includes(new URL(origin).port) && WITHOUT_CONSENT.includes(new URL(url).origin);

/** The events that each tool has received: name and path. */
export type Counted = Record<AnalyticsId, string[]>;

/** Answers for the analytics tools. Returns the events that they receive. */
export async function mockAnalytics(context: BrowserContext): Promise<Counted> {
  const counted: Counted = { plausible: [], umami: [], googleAnalytics: [] };
  const count = (tool: AnalyticsId, name: string, url: string) =>
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

  await serve(PLAUSIBLE.script, plausible);
  await receive(PLAUSIBLE_COLLECT, (request) => {
    const { n, u } = JSON.parse(request.postData()!) as { n: string; u: string };
    if (n !== 'engagement') count('plausible', n, u);
  });

  await serve(UMAMI.script, () => `(${umami})();`);
  await receive(UMAMI_COLLECT, (request) => {
    const { website, name, url } = (request.postDataJSON() as { payload: UmamiPayload }).payload;
    if (website === UMAMI.id) count('umami', name ?? 'pageview', url);
  });

  const given = JSON.stringify([GOOGLE_COLLECT, GOOGLE_COOKIES]);
  await serve(GOOGLE.script, () => `(${googleTag})(...${given});`);
  await receive(`${GOOGLE_COLLECT}?*`, (request) => {
    const query = new URL(request.url()).searchParams;
    if (query.get('tid') === GOOGLE.id)
      count('googleAnalytics', query.get('en')!, query.get('dl')!);
  });
  return counted;
}
