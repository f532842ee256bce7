import { formFacts, freshly } from '@/jest.setup';
import { storeAttempts, storedAttempts, withArrival } from '@/lib/browser/lead/own/attempts';
import { statusOf } from '@/lib/browser/lead/own/lead';
import type { OwnFormService } from '@/lib/lead/own/services';

BUILD.ownForm = true;

type Leads = typeof import('@/lib/browser/lead/own/leads');

const SERVICE: OwnFormService = {
  action: 'https://api.example/leads',
  mode: 'fetch',
  encoding: 'urlencoded',
  confirms: 'body',
  hidden: {},
  redirect: '_next',
  honeypot: null,
};

const MULTIPART: OwnFormService = { ...SERVICE, encoding: 'multipart' };

type Request = { body: URLSearchParams | FormData; keepalive: boolean };

/** A document with a form, and an endpoint that the test answers for. */
async function newDocument({ message = 'Hello', product = '' } = {}) {
  const leads: Leads = await freshly(() => import('@/lib/browser/lead/own/leads'));
  window.keptLead = undefined;
  document.body.innerHTML = `<dialog open ${product && `data-product="${product}"`}><form data-own-form='${formFacts({ redirect: '_next' })}'>
    <input data-field="name" name="name" value="Ada"><input name="_next" value="https://built.example/thank-you">
    <textarea data-field="message" name="message">${message}</textarea></form></dialog>`;
  const form = document.querySelector('form')!;
  const requests: Request[] = [];
  const answers: ((response: Partial<Response>) => void)[] = [];
  window.fetch = (_url, init) => {
    requests.push(init as unknown as Request);
    return new Promise((resolve) => answers.push((response) => resolve(response as Response)));
  };
  const answer = async (status: number, text: string | Promise<string>) => {
    answers.at(-1)!({ status, text: async () => text });
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { ...leads, form, requests, answer };
}

/** A document that is sending what its form contains. */
async function sending(given?: Parameters<typeof newDocument>[0], service = SERVICE) {
  const page = await newDocument(given);
  void page.send(page.form, service);
  return page;
}

const statusIn = ({ leadState }: Leads) => statusOf(leadState());
const storedIds = () => storedAttempts().map(({ id }) => id);
/** Whether the visitor is asked before leaving. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('A lead is on its way until /thank-you opens, and its id and hash are stored from the moment of sending', async () => {
  const page = await sending();
  expect(storedIds()).toHaveLength(1);
  expect(page.isOnItsWay()).toBe(true);
  await page.answer(200, '{"ok":true}');
  expect(statusIn(page)).toEqual({ state: 'sent' });
  expect(page.opensThanks()).toBe(true);
  expect(page.isOnItsWay()).toBe(true);
  expect(String(page.requests[0]!.body)).toBe(`name=Ada&message=Hello&lead_id=${storedIds()[0]}`);
});

it('In a later document, the same text has the same id, and another product another one', async () => {
  await sending();
  const [id] = storedIds();
  await sending();
  expect(storedIds()).toEqual([id]);
  await sending({ product: 'SaaS' });
  expect(storedIds()).toHaveLength(2);
});

it('An answer that breaks off is no success', async () => {
  const page = await sending();
  await page.answer(200, Promise.reject(new TypeError('network error')));
  expect(statusIn(page)).toMatchObject({ state: 'failed', name: 'unknown' });
});

it('A large lead has no keepalive, and the visitor is asked before leaving until it has arrived', async () => {
  const page = await sending({ message: '字'.repeat(7000) });
  expect(page.requests[0]!.keepalive).toBe(false);
  expect(isAsked()).toBe(true);
  jest.advanceTimersByTime(10_000);
  expect(statusIn(page)).toMatchObject({ name: 'unknown' });
  expect(isAsked()).toBe(true);
  await page.answer(200, '{}');
  await Promise.resolve();
  expect(isAsked()).toBe(false);
});

it('A small lead has keepalive, unless others on their way leave no room for it', async () => {
  const page = await sending({ message: '字'.repeat(5000) });
  expect(page.requests[0]!.keepalive).toBe(true);
  expect(isAsked()).toBe(false);
  jest.advanceTimersByTime(10_000);
  void page.send(page.form, SERVICE);
  expect(page.requests[1]!.keepalive).toBe(false);
});

/** Sends a lead that the service accepts, in a new document. */
async function sendAccepted() {
  const page = await sending();
  await page.answer(200, '{}');
  return page;
}

it('An empty answer is enough if the service says so', async () => {
  const page = await sending({}, { ...SERVICE, encoding: 'json', confirms: 'status' });
  expect(page.requests[0]!.body).toMatch(/^\{"name":"Ada","message":"Hello","lead_id":"\w+"\}$/);
  await page.answer(204, '');
  expect(statusIn(page)).toEqual({ state: 'sent' });
});

describe('A lead is counted once', () => {
  it('by the document that has sent it, if storage is blocked', async () => {
    const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    const page = await sendAccepted();
    expect(page.takeUncounted()).toHaveLength(1);
    expect(page.takeUncounted()).toEqual([]);
    blocked.mockRestore();
    delete window.leadAttempts;
  });

  it('also if the browser has posted it, from the moment when /thank-you opens', async () => {
    const first = await newDocument();
    expect(first.post(first.form)).toBe(true);
    expect(first.takeUncounted()).toEqual([]);
    storeAttempts(withArrival(storedAttempts()));
    expect((await newDocument()).takeUncounted()).toEqual(storedIds());
    expect((await newDocument()).takeUncounted()).toEqual([]);
  });
});

describe('After Back to a page in bfcache', () => {
  const listening = jest.spyOn(window, 'addEventListener');
  beforeEach(() => void listening.mockClear());

  /** Restores the document that was opened last. The window has the listeners of earlier tests, too. */
  function restore() {
    const [, show] = listening.mock.calls.find(([type]) => type === 'pageshow')!;
    (show as EventListener)(new PageTransitionEvent('pageshow', { persisted: true }));
  }

  it('a lead that /thank-you counts is not, although storage may be as it was before', async () => {
    const page = await sendAccepted();
    restore();
    expect(page.takeUncounted()).toEqual([]);
    expect((await newDocument()).takeUncounted()).toEqual([]);
  });

  it('a lead that /thank-you has not counted yet is counted', async () => {
    const page = await newDocument();
    page.post(page.form);
    storeAttempts(withArrival(storedAttempts()));
    restore();
    expect(page.takeUncounted()).toEqual(storedIds());
    restore();
    expect(page.takeUncounted()).toEqual([]);
    expect(statusIn(page)).toEqual({ state: 'idle' });
  });
});

it('A lead does not lead to /thank-you while another one would end with the document', async () => {
  const page = await sending({ message: '字'.repeat(7000) });
  jest.advanceTimersByTime(10_000);
  page.form.querySelector('textarea')!.value = 'Hello';
  void page.send(page.form, SERVICE);
  await page.answer(200, '{}');
  expect(statusIn(page)).toEqual({ state: 'sent' });
  expect(page.opensThanks()).toBe(false);
});

type Page = Awaited<ReturnType<typeof newDocument>>;

it.each<[string, string, (page: Page) => unknown]>([
  ['nobody knows whether it arrived', 'unknown', () => jest.advanceTimersByTime(10_000)],
  ['the service failed, which may have stored it first', 'failed', (page) => page.answer(504, '')],
])('If %s, a lead has arrived if it is refused as a duplicate', async (_why, name, end) => {
  const page = await sending();
  await end(page);
  expect(statusIn(page)).toMatchObject({ name });
  void page.send(page.form, SERVICE);
  await page.answer(409, '{"error":"Conflict"}');
  expect(statusIn(page)).toEqual({ state: 'sent' });
});

it('A lead that was not sent before, or was refused, is no duplicate', async () => {
  const page = await newDocument();
  for (let attempt = 0; attempt < 2; attempt += 1) {
    void page.send(page.form, SERVICE);
    await page.answer(409, '{"error":"Conflict"}');
    expect(statusIn(page)).toMatchObject({ state: 'failed', name: 'refused' });
  }
});

/** A form that contains a file. jsdom cannot put one into a control. */
function withFile() {
  const { FormData: Original } = window;
  jest.spyOn(window, 'FormData').mockImplementation((form) => {
    const data = new Original(form);
    data.set('plan', new File(['12345'], 'plan.pdf'));
    return data;
  });
}

/** The upload of a request, as https://xhr.spec.whatwg.org/ describes it. */
function stubUpload() {
  const request = Object.assign(new EventTarget(), {
    upload: new EventTarget(),
    open() {},
    setRequestHeader() {},
    send() {},
  });
  Object.assign(window, { XMLHttpRequest: jest.fn(() => request) });
  const end = async (type: string, answer = {}) => {
    Object.assign(request, answer).dispatchEvent(new Event(type));
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return {
    progress: (loaded: number) =>
      request.upload.dispatchEvent(new ProgressEvent('progress', { loaded })),
    answer: (status: number, responseText: string) => end('load', { status, responseText }),
    fail: () => end('error'),
  };
}

describe('A file', () => {
  afterEach(() => jest.restoreAllMocks());

  it('may take as long as its upload goes on, and the answer as long as that of any lead', async () => {
    withFile();
    const upload = stubUpload();
    const page = await sending({}, MULTIPART);
    expect(page.requests).toEqual([]);
    for (let loaded = 1; loaded <= 8; loaded += 1) {
      jest.advanceTimersByTime(9_000);
      upload.progress(loaded);
    }
    expect(statusIn(page)).toEqual({ state: 'sending' });
    jest.advanceTimersByTime(9_999);
    expect(statusIn(page)).toEqual({ state: 'sending' });
    jest.advanceTimersByTime(1);
    expect(statusIn(page)).toMatchObject({ name: 'unknown' });
    await upload.answer(200, '{"ok":true}');
    expect(statusIn(page)).toEqual({ state: 'sent' });
  });

  it('is unknown if the connection breaks during the upload', async () => {
    withFile();
    const upload = stubUpload();
    const page = await sending({}, MULTIPART);
    upload.progress(1);
    await upload.fail();
    expect(statusIn(page)).toMatchObject({ name: 'unknown' });
    expect(page.requests).toEqual([]);
  });

  it('is sent by fetch if the service does not answer the preflight request', async () => {
    withFile();
    const upload = stubUpload();
    const page = await sending({}, MULTIPART);
    await upload.fail();
    expect(page.requests).toHaveLength(1);
    await page.answer(200, '{"ok":true}');
    expect(statusIn(page)).toEqual({ state: 'sent' });
  });
});
