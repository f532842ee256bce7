import type { Page } from '@playwright/test';

const COLLECT = 'https://region1.google-analytics.com/g/collect';
const ID = 'G-E2E00001';

/** Whether a request goes to Google Analytics. */
export const isGoogle = (url: string) =>
  /^https:\/\/(www\.googletagmanager|region1\.google-analytics)\.com\//.test(url);

/** The cookies of Google's tag. The last one is that of a property that is linked with Google Ads. */
export const GOOGLE_COOKIES = ['_ga', '_ga_E2E00001', '_gcl_au'];

/**
 * Replaces Google's tag, which is no package. Handles the calls in `dataLayer`, which must be
 * `arguments` objects. After `config`, sends the first page view, and sets the cookies. (The page views that
 * follow are Google's own: "page changes based on browser history events".)
 */
function googleTag(collect: string, cookies: readonly string[]) {
  const { searchParams } = new URL((document.currentScript as HTMLScriptElement).src);
  const id = searchParams.get('id')!;
  const send = (en: string) =>
    fetch(`${collect}?${new URLSearchParams({ v: '2', tid: id, en, dl: location.href })}`, {
      method: 'POST',
      mode: 'no-cors',
      keepalive: true,
      // As in the trackers of Umami and Plausible, a request that the policy blocks, or that leaving the page
      // ends, is no error of the page.
    }).catch(() => {});
  const begin = () => {
    try {
      for (const name of cookies) document.cookie = `${name}=1; max-age=63072000; path=/`;
    } catch {
      // Cookies are blocked.
    }
    send('page_view');
  };
  const handle = (call: unknown) => {
    if (Object.prototype.toString.call(call) !== '[object Arguments]') return;
    const [command, name] = call as ArrayLike<unknown> as [string, string];
    if (command === 'config' && name === id) begin();
    if (command === 'event') send(name);
  };
  const layer = (window as unknown as { dataLayer: unknown[] }).dataLayer;
  layer.forEach(handle);
  layer.push = (...calls: unknown[]) => {
    calls.forEach(handle);
    return Array.prototype.push.apply(layer, calls);
  };
}

/** Answers for Google Analytics. Returns the events that it receives: name and path. */
export async function mockGoogle(page: Pick<Page, 'context'>) {
  const context = page.context();
  const counted: string[] = [];
  const given = JSON.stringify([COLLECT, GOOGLE_COOKIES]);
  await context.route(`https://www.googletagmanager.com/gtag/js?id=${ID}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${googleTag})(...${given});` }),
  );
  await context.route(`${COLLECT}?*`, (route) => {
    const query = new URL(route.request().url()).searchParams;
    if (query.get('tid') === ID)
      counted.push(`${query.get('en')} ${new URL(query.get('dl')!).pathname}`);
    return route.fulfill({ status: 204 });
  });
  return counted;
}
