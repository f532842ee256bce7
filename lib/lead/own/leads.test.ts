import { freshly } from '@/jest.setup';
import { storeAttempts, storedAttempts, withArrival } from '@/lib/lead/own/attempts';
import type { OwnFormService } from '@/lib/lead/own/services';

Object.assign(globalThis, { __OWN_FORM__: true });

type Leads = typeof import('@/lib/lead/own/leads');

const SERVICE: OwnFormService = {
  action: 'https://api.example/leads',
  mode: 'fetch',
  encoding: 'urlencoded',
  confirms: 'body',
  hidden: {},
  redirect: '_next',
  honeypot: null,
  dropsUnknown: false,
};

const MULTIPART = { ...SERVICE, encoding: 'multipart' } as const;

type Request = { body: URLSearchParams | FormData; keepalive: boolean };

/** A document with a form, and an endpoint that the test answers for. */
async function newDocument({ message = 'Hello', product = '' } = {}) {
  const leads: Leads = await freshly(() => import('@/lib/lead/own/leads'));
  window.keptLead = undefined;
  document.body.innerHTML = `<form data-own-form="contact" ${product && `data-product="${product}"`}>
    <input data-field="name" name="name" value="Ada"><input name="_next" value="x">
    <textarea data-field="message" name="message">${message}</textarea></form>`;
  const form = document.querySelector('form')!;
  const requests: Request[] = [];
  const answers: ((response: Partial<Response>) => void)[] = [];
  window.fetch = (_url, init) => {
    requests.push(init as unknown as Request);
    return new Promise((resolve) => answers.push((response) => resolve(response as Response)));
  };
  const answer = async (status: number, text: () => Promise<string>) => {
    answers.at(-1)!({ status, text });
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { ...leads, form, requests, answer };
}

const statusIn = async ({ leadState }: Leads) => {
  const { statusOf } = await import('@/lib/lead/own/lead');
  return statusOf(leadState());
};
const storedIds = () =>
  (JSON.parse(sessionStorage.getItem('lead_attempts') ?? '[]') as { id: string }[]).map(
    ({ id }) => id,
  );
/** Whether the visitor is asked before leaving. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('A confirmed lead is reported once, and its id and hash are stored from the moment of sending', async () => {
  const page = await newDocument();
  const onLead = jest.fn();
  page.onLead(onLead);
  void page.send(page.form, SERVICE);
  expect(storedIds()).toHaveLength(1);
  expect(page.isOnItsWay()).toBe(true);
  await page.answer(200, () => Promise.resolve('{"ok":true}'));
  expect(onLead).toHaveBeenCalledTimes(1);
  expect(await statusIn(page)).toEqual({ state: 'sent' });
  expect(page.isShown()).toBe(true);
  expect(String(page.requests[0]!.body)).toBe('name=Ada&message=Hello');
});

it('In a later document, the same text has the same id, and another product another one', async () => {
  const first = await newDocument();
  void first.send(first.form, SERVICE);
  const [id] = storedIds();
  const second = await newDocument();
  void second.send(second.form, SERVICE);
  expect(storedIds()).toEqual([id]);
  const third = await newDocument({ product: 'SaaS' });
  void third.send(third.form, SERVICE);
  expect(storedIds()).toHaveLength(2);
});

it('An answer that breaks off is no success', async () => {
  const page = await newDocument();
  void page.send(page.form, SERVICE);
  await page.answer(200, () => Promise.reject(new TypeError('network error')));
  expect(await statusIn(page)).toMatchObject({ state: 'failed', name: 'unknown' });
});

it('A large lead has no keepalive, and the visitor is asked before leaving until it has arrived', async () => {
  const page = await newDocument({ message: '字'.repeat(7000) });
  void page.send(page.form, SERVICE);
  expect(page.requests[0]!.keepalive).toBe(false);
  expect(isAsked()).toBe(true);
  jest.advanceTimersByTime(10_000);
  expect(await statusIn(page)).toMatchObject({ name: 'unknown' });
  expect(isAsked()).toBe(true);
  await page.answer(200, () => Promise.resolve('{}'));
  await Promise.resolve();
  expect(isAsked()).toBe(false);
});

it('A small lead has keepalive, unless others on their way leave no room for it', async () => {
  const page = await newDocument({ message: '字'.repeat(5000) });
  void page.send(page.form, SERVICE);
  expect(page.requests[0]!.keepalive).toBe(true);
  expect(isAsked()).toBe(false);
  jest.advanceTimersByTime(10_000);
  void page.send(page.form, SERVICE);
  expect(page.requests[1]!.keepalive).toBe(false);
});

it('The service says how the lead is written, and whether its answer is enough', async () => {
  const page = await newDocument();
  void page.send(page.form, MULTIPART);
  expect(page.requests[0]!.body).toBeInstanceOf(FormData);
  await page.answer(204, () => Promise.resolve(''));
  expect(await statusIn(page)).toMatchObject({ state: 'failed', name: 'unknown' });
  void page.send(page.form, { ...SERVICE, encoding: 'json', confirms: 'status' });
  expect(page.requests[1]!.body).toBe('{"name":"Ada","message":"Hello"}');
  await page.answer(204, () => Promise.resolve(''));
  expect(await statusIn(page)).toEqual({ state: 'sent' });
});

it('A lead that the browser has posted and that has arrived is counted once, in the next document that can', async () => {
  const first = await newDocument();
  expect(first.post(first.form)).toBe(true);
  storeAttempts(withArrival(storedAttempts()));
  const onLead = jest.fn();
  for (let documents = 0; documents < 2; documents += 1) (await newDocument()).onLead(onLead);
  expect(onLead).toHaveBeenCalledTimes(1);
});

it('After Back to a page in bfcache, a lead that has arrived meanwhile is counted', async () => {
  const page = await newDocument();
  // The window of this file has the listeners of earlier tests, too.
  const listening = jest.spyOn(window, 'addEventListener');
  const onLead = jest.fn();
  page.onLead(onLead);
  page.post(page.form);
  storeAttempts(withArrival(storedAttempts()));
  const [, show] = listening.mock.calls.find(([type]) => type === 'pageshow')!;
  for (let turn = 0; turn < 2; turn += 1)
    (show as EventListener)(new PageTransitionEvent('pageshow', { persisted: true }));
  listening.mockRestore();
  expect(onLead).toHaveBeenCalledTimes(1);
  expect(await statusIn(page)).toEqual({ state: 'idle' });
});
