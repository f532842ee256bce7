import { formFacts, freshly } from '@/jest.setup';
import { storeAttempts, storedAttempts } from '@/lib/browser/lead/own/attempts';

const TEXT = { name: 'Ada' };
const DIALOG = { place: 'booking', product: 'SaaS' };

/** Starts a document, opened in a way, at an entry of the history with a state. */
async function open(type: NavigationTimingType, lead?: object, isThanks = false) {
  history.replaceState(lead ? { lead } : null, '');
  performance.getEntriesByType = () => [{ type } as PerformanceNavigationTiming];
  const { postForm } = await freshly(() => import('@/components/first-script/postForm'));
  postForm(isThanks);
  return window.keptLead;
}

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = `<form data-own-form='${formFacts()}'><input data-field="name"></form>`;
});

it.each([
  ['Back', 'back_forward', {}, DIALOG],
  ['a reload by the visitor', 'reload', {}, null],
  ['a reload by the site', 'reload', { isOwnReload: true }, DIALOG],
] as const)('After %s, the text is there', async (_, type, kept, dialog) => {
  const lead = { text: TEXT, dialog: DIALOG, ...kept };
  expect(await open(type, lead)).toEqual({ text: TEXT, dialog });
  expect(history.state).toBeNull();
});

it.each(['beforeunload', 'pagehide'])('On %s, the text goes into the entry', async (end) => {
  await open('navigate');
  document.querySelector('input')!.value = 'Ada';
  window.dispatchEvent(new Event(end));
  expect(history.state).toMatchObject({ lead: { text: TEXT } });
});

it.each([
  ['a redirect', 'navigate', 'https://service.example/', 'arrived'],
  ['a typed URL', 'navigate', '', 'sending'],
  ['a reload', 'reload', 'https://service.example/', 'sending'],
] as const)('A posted lead, and /thank-you after %s', async (_, type, referrer, state) => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  storeAttempts([{ id: 'a', hash: '1 2', by: 'post', state: 'sending' }]);
  await open(type, undefined, true);
  expect(storedAttempts()).toMatchObject([{ state }]);
});

it('A form that is posted while the page loads gets an entry to replace if the browser would replace that of the page', async () => {
  const navigation = Object.assign(new EventTarget(), { entries: () => [] });
  Object.assign(window, { navigation });
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const posted = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  await open('navigate');
  document.querySelector('input')!.value = 'Ada';
  const before = history.length;
  document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true }));
  const replacing = new Event('navigate', { cancelable: true });
  Object.assign(replacing, { navigationType: 'replace', formData: new FormData() });
  navigation.dispatchEvent(replacing);
  expect(history.length).toBe(before + 1);
  expect(replacing.defaultPrevented).toBe(true);
  expect(posted).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(window, 'navigation');
  jest.restoreAllMocks();
});

it('Without the Navigation API, a lead that the browser posts on a later page names the first page', async () => {
  const parameters = [{ name: 'utm_source', sent: 'source' }];
  document.body.innerHTML = `<form data-own-form='${formFacts({ parameters })}'></form>`;
  const form = document.querySelector('form')!;
  const post = () => {
    const data = new FormData();
    const event = Object.assign(new Event('formdata', { bubbles: true }), { formData: data });
    form.dispatchEvent(event);
    return Object.fromEntries(data);
  };
  history.replaceState(null, '', '/?utm_source=news');
  await open('navigate');
  history.pushState(null, '', '/ContactUs');
  expect(post()).toEqual({});
  form.dispatchEvent(new Event('submit', { bubbles: true }));
  expect(post()).toMatchObject({ source: 'news' });
});
