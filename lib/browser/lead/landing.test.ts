import { setBuild } from '@/jest.build';
import { freshly } from '@/jest.setup';

/** Simulates the history of the tab, by the URLs of its entries. */
const visited = (...urls: readonly (string | null)[]) =>
  Object.assign(window, {
    navigation: {
      entries: () => urls.map((url) => ({ url: url && new URL(url, location.href).href })),
    },
  });

/** As in a new document. */
const landing = async () => (await freshly(() => import('@/lib/browser/lead/landing'))).landing;

afterEach(() => {
  setBuild();
  Reflect.deleteProperty(window, 'navigation');
  Reflect.deleteProperty(document, 'prerendering');
  history.replaceState(null, '', '/');
});

it.each([
  ['is the first entry', ['/faq.html?gclid=1', '/Log', '/ContactUs'], '/FAQ', '?gclid=1'],
  ['is the first entry of this site', ['/other', '/site/FAQ?gclid=1'], '/FAQ', '?gclid=1', '/site'],
  ['is this page if no entry has a URL', [null], '/ContactUs', '?ref=x'],
])('The landing page %s', async (_what, urls, path, search, base = '') => {
  setBuild({ BASE_PATH: base, SITE_PATH: base });
  history.replaceState(null, '', `${base}/ContactUs?ref=x`);
  visited(...urls);
  expect((await landing())()).toEqual({ path, search });
});

it.each([
  ['/nb', '/nb/faq', '/nb/FAQ'],
  ['/nb', '/faq', '/FAQ'],
])('The path of the landing page keeps the folder of its language', async (base, url, path) => {
  setBuild({ BASE_PATH: base });
  visited(url);
  expect((await landing())().path).toBe(path);
});

it('A prerendered page reads the history only when it is activated', async () => {
  const read = await landing();
  Object.assign(document, { prerendering: true });
  visited('/ContactUs');
  read();
  Object.assign(document, { prerendering: false });
  visited('/FAQ', '/ContactUs');
  expect(read().path).toBe('/FAQ');
});

it('Without the Navigation API, the landing page is the one that a link has carried', async () => {
  history.replaceState(null, '', '/ContactUs?gclid=1&landing_page=%2FFAQ');
  expect((await landing())().path).toBe('/FAQ');
});
