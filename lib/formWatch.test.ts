import { watchForm } from '@/lib/formWatch';
import { LEAD_FORM_TIMEOUT_MS } from '@/lib/leadForm';

const SRC = 'https://crm.example/forms/wtl/abc';

const request = jest.spyOn(window, 'fetch');
const visibility = jest.spyOn(document, 'visibilityState', 'get');
const online = jest.spyOn(navigator, 'onLine', 'get');
const content = jest.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get');

let frame: HTMLIFrameElement;
let told: string[];
let stop: () => void;

const watch = (src = SRC) => {
  stop = watchForm(frame, src, (state) => {
    told.push(state);
    // As the island does.
    if (state === 'unreachable') frame.remove();
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
  // As long as a frame stands in the page empty; out of it, it has none.
  content.mockImplementation(function (this: HTMLIFrameElement) {
    return this.isConnected ? ({ URL: 'about:blank', readyState: 'complete' } as Document) : null;
  });
  frame = document.createElement('iframe');
  document.body.append(frame);
  told = [];
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
});

describe('watchForm', () => {
  it('waits for the load until the time is up', async () => {
    watch();
    await wait(LEAD_FORM_TIMEOUT_MS - 1);
    expect(told).toEqual([]);
    await wait(1);
    expect(told).toEqual(['unreachable']);
  });

  it('asks for the form’s headers, once, without the visitor’s cookies', async () => {
    watch();
    await wait(LEAD_FORM_TIMEOUT_MS);
    expect(request.mock.calls).toEqual([
      [SRC, expect.objectContaining({ method: 'HEAD', mode: 'no-cors', credentials: 'omit' })],
    ]);
  });

  it.each([
    ['of another origin', { type: 'opaque', ok: false }, []],
    ['of this origin', { type: 'basic', ok: true }, []],
    ['of this origin that is an error', { type: 'basic', ok: false }, ['unreachable']],
  ])('hears an answer %s', async (_what, answer, expected) => {
    request.mockResolvedValue(answer as Response);
    watch();
    await wait(1);
    expect(told).toEqual(expected);
  });

  it('gives up when nobody answers, though the browser’s error page has loaded', async () => {
    nobodyAnswers();
    watch();
    load();
    await wait(1);
    expect(told).toEqual(['loaded', 'unreachable']);
  });

  it.each([
    ['frame-src', 'https://crm.example', ['unreachable']],
    ['frame-src', `${SRC}?product=SaaS`, ['unreachable']],
    ['frame-src', 'https://other.example', []],
    ['frame-src', 'inline', []],
    ['frame-src', '', []],
    ['img-src', 'https://crm.example', []],
  ])('of a violation of %s by %j is told %j', async (directive, blocked, expected) => {
    watch();
    violate(directive, blocked);
    await wait(1);
    expect(told).toEqual(expected);
  });

  it('knows the demonstration form by the origin of this site', () => {
    watch('/forms/wtl/demo/');
    violate('frame-src', location.origin);
    expect(told).toEqual(['unreachable']);
  });

  it('waits in a background tab until it comes to the front', async () => {
    turn('hidden');
    watch();
    await wait(LEAD_FORM_TIMEOUT_MS * 2);
    expect([told, request.mock.calls]).toEqual([[], []]);
    turn('visible');
    await wait(LEAD_FORM_TIMEOUT_MS);
    expect(told).toEqual(['unreachable']);
  });
});

describe('watchForm after its word', () => {
  it.each([
    ['in the front tab', 'visible'],
    ['in a background tab', 'hidden'],
  ] as const)('does not take the frame that it gave up for a loaded one, %s', async (_tab, tab) => {
    turn(tab);
    watch();
    violate('frame-src', 'https://crm.example');
    turn('visible');
    await wait(LEAD_FORM_TIMEOUT_MS);
    expect(told).toEqual(['unreachable']);
  });

  it('gives up once, however many reasons there are', async () => {
    nobodyAnswers();
    watch();
    violate('frame-src', 'https://crm.example');
    violate('frame-src', 'https://crm.example');
    await wait(LEAD_FORM_TIMEOUT_MS);
    expect(told).toEqual(['unreachable']);
  });

  it.each([
    ['after nothing', () => {}],
    ['after a load', load],
  ])('says nothing once it is undone, %s', async (_when, before) => {
    nobodyAnswers();
    watch();
    before();
    const sofar = [...told];
    stop();
    load();
    violate('frame-src', 'https://crm.example');
    await wait(LEAD_FORM_TIMEOUT_MS);
    expect(told).toEqual(sofar);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('watchForm and a frame that somebody types in', () => {
  const reasons: [string, () => unknown][] = [
    ['nobody answers', nobodyAnswers],
    ['the time is up', () => {}],
    ['the visitor is offline', () => online.mockReturnValue(false)],
  ];

  it.each(reasons)('leaves it alone when %s', async (_why, happen) => {
    happen();
    watch();
    frame.focus();
    await wait(LEAD_FORM_TIMEOUT_MS);
    expect(told).toEqual(['loaded']);
  });

  it('leaves it alone at a violation of the policy', () => {
    watch();
    frame.focus();
    violate('frame-src', 'https://crm.example');
    expect(told).toEqual(['loaded']);
  });
});
