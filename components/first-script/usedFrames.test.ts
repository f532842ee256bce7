import { recordUsedFrames } from '@/components/first-script/usedFrames';

/** As in a browser: whether the visitor has clicked or pressed a key in this page or in a frame. */
let isActive = false;
Object.defineProperty(navigator, 'userActivation', {
  value: {
    get isActive() {
      return isActive;
    },
  },
});

document.body.innerHTML = '<a href="#x">Link</a><iframe title="Form"></iframe>';
const frame = document.querySelector('iframe')!;

/** Acts in this page. jsdom has no pointer events. */
const point = (pointerType: string) =>
  window.dispatchEvent(Object.assign(new Event('pointerdown'), { pointerType }));
const press = (key: string) => window.dispatchEvent(new KeyboardEvent('keydown', { key }));

/** Focus moves into the frame: Firefox fires the event first, Chromium moves the focus first. */
const focusFrame = {
  Chromium: () => {
    frame.focus();
    window.dispatchEvent(new Event('blur'));
  },
  Firefox: () => {
    window.dispatchEvent(new Event('blur'));
    frame.focus();
  },
};

beforeEach(() => {
  jest.useFakeTimers();
  // Long after the last event of the test before.
  jest.setSystemTime(0);
  isActive = false;
  document.querySelector('a')!.focus();
  recordUsedFrames();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const isUsed = () => {
  jest.advanceTimersByTime(1000);
  return window.usedFrames!.has(frame);
};
const hover = () => jest.spyOn(frame, 'matches').mockReturnValue(true);

describe.each(['Chromium', 'Firefox'] as const)('In %s, a frame that gets the focus', (browser) => {
  it('by itself is not in use', () => {
    focusFrame[browser]();
    expect(isUsed()).toBe(false);
  });

  it('by itself, after a click of the mouse on a link of the page, is not in use until the visitor types', () => {
    point('mouse');
    isActive = true;
    focusFrame[browser]();
    expect(isUsed()).toBe(false);
    // The activation by the click ends. A key press in the frame is another one.
    jest.advanceTimersByTime(4100);
    expect(isUsed()).toBe(true);
  });

  it.each<[string, () => void]>([
    ['a click', () => (isActive = true)],
    [
      'a click of the mouse, soon after one in the page',
      () => {
        point('mouse');
        isActive = true;
        hover();
      },
    ],
    [
      'a tap',
      () => {
        point('touch');
        isActive = true;
      },
    ],
    ['Tab', () => press('Tab')],
  ])('by %s is in use', (_, act) => {
    act();
    focusFrame[browser]();
    expect(isUsed()).toBe(true);
  });
});
