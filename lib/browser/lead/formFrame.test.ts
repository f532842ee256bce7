import { LEAD_FORM_TIMEOUT_MS, watchForm, type FormStatus } from '@/lib/browser/lead/formFrame';

const SRC = 'https://crm.example/forms/wtl/abc';

const visibility = jest.spyOn(document, 'visibilityState', 'get');
const content = jest.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get');

let frame: HTMLIFrameElement;
let told: FormStatus[];
let stop: () => void;

const watch = (src = SRC) => {
  stop = watchForm(frame, src, (status) => {
    told.push(status);
    // Remove the frame if its status is `unreachable`, as LeadFormFrame does.
    if (status === 'unreachable') frame.remove();
  });
};
const wait = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const load = () => frame.dispatchEvent(new Event('load'));
const turn = (state: DocumentVisibilityState) => {
  visibility.mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const violate = (effectiveDirective: string, blockedURI: string) =>
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), { effectiveDirective, blockedURI }),
  );

beforeEach(() => {
  jest.useFakeTimers();
  visibility.mockReturnValue('visible');
  // A frame has a document only while it is in the page.
  content.mockImplementation(function (this: HTMLIFrameElement) {
    return this.isConnected ? ({ URL: 'about:blank', readyState: 'complete' } as Document) : null;
  });
  frame = document.body.appendChild(document.createElement('iframe'));
  told = [];
});

afterEach(() => {
  stop();
  delete window.usedFrames;
  document.body.replaceChildren();
});

it.each([
  ['from another origin', null, ['loaded']],
  [
    'from this origin that is still loading',
    { URL: 'https://site.example/form', readyState: 'loading' },
    [],
  ],
])(
  'if the frame already contains a document %s (%j), reports %j',
  async (_what, page, expected) => {
    content.mockReturnValue(page as Document | null);
    watch();
    await wait();
    expect(told).toEqual(expected);
  },
);

it('does not start in a background tab until the tab becomes visible', async () => {
  turn('hidden');
  watch();
  await wait(LEAD_FORM_TIMEOUT_MS * 2);
  expect(told).toEqual([]);
  turn('visible');
  await wait(LEAD_FORM_TIMEOUT_MS);
  expect(told).toEqual(['unreachable']);
});

it('restarts the timeout after the machine has slept', async () => {
  // Mock this after installing the fake timers, which also replace `performance.now`.
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  watch();
  now.mockReturnValue(60 * 60 * 1000);
  await wait(LEAD_FORM_TIMEOUT_MS);
  expect(told).toEqual([]);
  await wait(LEAD_FORM_TIMEOUT_MS);
  expect(told).toEqual(['unreachable']);
  now.mockRestore();
});

it.each([
  ['frame-src', 'https://crm.example', ['unreachable']],
  ['frame-src', `${SRC}?product=SaaS`, ['unreachable']],
  ['frame-src', 'https://other.example', []],
  ['frame-src', 'inline', []],
])('after a violation of %s by %j, reports %j', async (directive, blocked, expected) => {
  watch();
  violate(directive, blocked);
  await wait(1);
  expect(told).toEqual(expected);
});

it('treats a form that is in use as loaded when a policy is violated', async () => {
  window.usedFrames = new WeakSet([frame]);
  watch();
  violate('frame-src', 'https://crm.example');
  await wait(LEAD_FORM_TIMEOUT_MS);
  expect(told).toEqual(['loaded']);
});

it('after the cleanup, reports nothing and leaves no timer running', async () => {
  watch();
  load();
  stop();
  load();
  violate('frame-src', 'https://crm.example');
  await wait(LEAD_FORM_TIMEOUT_MS);
  expect(told).toEqual(['loaded']);
  expect(jest.getTimerCount()).toBe(0);
});
