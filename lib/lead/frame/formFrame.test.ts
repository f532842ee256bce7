import { LEAD_FORM_TIMEOUT_MS, watchForm, type FormStatus } from '@/lib/lead/frame/formFrame';

const SRC = 'https://crm.example/forms/wtl/abc';

const request = jest.spyOn(window, 'fetch');
const visibility = jest.spyOn(document, 'visibilityState', 'get');
const online = jest.spyOn(navigator, 'onLine', 'get');
const content = jest.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get');

let frame: HTMLIFrameElement;
let told: string[];
let stop: () => void;

const said = ({ frame: state, doubtful }: FormStatus) => (doubtful ? `${state}?` : state);

const watch = (src = SRC) => {
  stop = watchForm(frame, src, (status) => {
    told.push(said(status));
    // Remove the frame if its status is `unreachable`, as LeadFormFrame does.
    if (status.frame === 'unreachable') frame.remove();
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
const nobodyAnswers = () => request.mockRejectedValue(new TypeError('Failed to fetch'));

beforeEach(() => {
  jest.useFakeTimers();
  request.mockReset().mockReturnValue(new Promise(() => {}));
  visibility.mockReturnValue('visible');
  online.mockReturnValue(true);
  // A frame has a document only while it is in the page.
  content.mockImplementation(function (this: HTMLIFrameElement) {
    return this.isConnected ? ({ URL: 'about:blank', readyState: 'complete' } as Document) : null;
  });
  frame = document.body.appendChild(document.createElement('iframe'));
  told = [];
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
});

describe('watchForm', () => {
  it('waits for the load event until the timeout', async () => {
    watch();
    await wait(LEAD_FORM_TIMEOUT_MS - 1);
    expect(told).toEqual([]);
    await wait(1);
    expect(told).toEqual(['unreachable']);
  });

  it.each([
    ['from another origin', null, ['loaded']],
    ['from this origin', { URL: 'https://site.example/form', readyState: 'complete' }, ['loaded']],
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

  it.each([
    ['from another origin', { type: 'opaque', ok: false }, []],
    ['from this origin', { type: 'basic', ok: true }, []],
    ['from this origin with an error status', { type: 'basic', ok: false }, ['loading?']],
  ])('for a response %s (%j), reports %j', async (_what, response, expected) => {
    request.mockResolvedValue(response as Response);
    watch();
    await wait(1);
    expect(told).toEqual(expected);
  });

  it('does not start in a background tab until the tab becomes visible', async () => {
    turn('hidden');
    watch();
    await wait(LEAD_FORM_TIMEOUT_MS * 2);
    expect([told, request.mock.calls]).toEqual([[], []]);
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
});

describe('watchForm with a form that may be unavailable', () => {
  const DOUBTS: [string, () => unknown][] = [
    ['the request fails', nobodyAnswers],
    ['the browser says that it is offline', () => online.mockReturnValue(false)],
  ];

  it.each(DOUBTS)(
    'if %s before the form loads, marks the form as possibly unavailable and keeps waiting',
    async (_why, happen) => {
      happen();
      watch();
      await wait(1);
      expect(told).toEqual(['loading?']);
      load();
      await wait(LEAD_FORM_TIMEOUT_MS);
      expect(told).toEqual(['loading?', 'loaded?']);
    },
  );

  it.each(DOUBTS)(
    'if %s after the form has loaded, marks the form as possibly unavailable and keeps the frame',
    async (_why, happen) => {
      happen();
      watch();
      load();
      await wait(LEAD_FORM_TIMEOUT_MS);
      expect(told).toEqual(['loaded', 'loaded?']);
      expect(frame.isConnected).toBe(true);
    },
  );
});

describe('watchForm and CSP', () => {
  it.each([
    ['frame-src', 'https://crm.example', ['unreachable']],
    ['frame-src', `${SRC}?product=SaaS`, ['unreachable']],
    ['frame-src', 'https://other.example', []],
    ['frame-src', 'inline', []],
    ['frame-src', '', []],
    ['img-src', 'https://crm.example', []],
  ])('after a violation of %s by %j, reports %j', async (directive, blocked, expected) => {
    watch();
    violate(directive, blocked);
    await wait(1);
    expect(told).toEqual(expected);
  });

  it.each(['visible', 'hidden'] as const)(
    'in a %s tab, reports the first CSP violation and nothing after it',
    async (tab) => {
      nobodyAnswers();
      turn(tab);
      watch();
      violate('frame-src', 'https://crm.example');
      turn('visible');
      violate('frame-src', 'https://crm.example');
      await wait(LEAD_FORM_TIMEOUT_MS);
      expect(told).toEqual(['unreachable']);
    },
  );
});

describe('watchForm with a frame that has focus', () => {
  it.each([
    ['the request fails', nobodyAnswers],
    ['the browser says that it is offline', () => online.mockReturnValue(false)],
    ['a policy is violated', () => setTimeout(() => violate('frame-src', 'https://crm.example'))],
  ])('still treats the form as loaded when %s', async (_why, happen) => {
    happen();
    watch();
    frame.focus();
    await wait(LEAD_FORM_TIMEOUT_MS);
    expect(new Set(told)).toEqual(new Set(['loaded']));
  });

  it('does not mark the form as unreachable, even after the frame has lost focus', async () => {
    watch();
    window.usedFrames = new WeakSet([frame]);
    await wait(LEAD_FORM_TIMEOUT_MS);
    delete window.usedFrames;
    expect(told).toEqual(['loaded']);
  });
});

describe('watchForm after cleanup', () => {
  it('reports nothing and leaves no timer running', async () => {
    nobodyAnswers();
    watch();
    load();
    stop();
    load();
    violate('frame-src', 'https://crm.example');
    await wait(LEAD_FORM_TIMEOUT_MS);
    expect(told).toEqual(['loaded']);
    expect(jest.getTimerCount()).toBe(0);
  });
});
