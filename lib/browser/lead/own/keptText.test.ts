import { setBuild } from '@/jest.build';
import { formFacts } from '@/jest.setup';
import { handOver, keepText, takeHandedOver, takeKept } from '@/lib/browser/lead/own/keptText';
import type { FormFacts } from '@/lib/lead/own/fields';

function open(html: string) {
  document.body.innerHTML = html;
}
const form = (place: FormFacts['place'], value: string) =>
  `<form data-own-form='${formFacts({ place })}'>
    <input data-field="name" value="${value}"><input type="file" data-field="plan">
    <input type="checkbox" data-field="news" checked></form>`;

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '');
  window.keptLead = undefined;
  open('');
});

afterEach(() => jest.restoreAllMocks());

it('The entry of the page keeps the text and the dialog, next to the state of the router, until they are read', () => {
  history.replaceState({ router: 1 }, '');
  open(`<dialog open data-product="SaaS">${form('booking', 'Ada')}</dialog>`);
  keepText();
  expect(history.state.router).toBe(1);
  expect(takeKept()).toEqual({
    text: { name: 'Ada', plan: '', news: 'on' },
    dialog: { place: 'booking', product: 'SaaS' },
    isOwnReload: undefined,
  });
  expect(history.state).toEqual({ router: 1 });
  expect(takeKept()).toBeNull();
});

it('Text that the visitor has deleted since is not kept', () => {
  history.replaceState({ router: 1 }, '');
  open(form('contact', 'Ada'));
  keepText();
  open('');
  keepText();
  expect(history.state).toEqual({ router: 1 });
});

it('Text in memory is kept, too, and a form on the screen knows better', () => {
  window.keptLead = { text: { name: 'Eve', phone: '1' }, dialog: null };
  open(form('contact', 'Ada'));
  keepText();
  expect(takeKept()!.text).toMatchObject({ name: 'Ada', phone: '1' });
});

it('An empty form, which does not have the text in memory yet, does not replace it', () => {
  window.keptLead = { text: { name: 'Eve' }, dialog: null };
  open('<dialog><form data-own-form="{}"><input data-field="name"></form></dialog>');
  keepText();
  expect(takeKept()).toMatchObject({ text: { name: 'Eve' }, dialog: null });
});

describe('Text that is handed over to a page in another language', () => {
  /** Starts the document of a language. */
  function takenBy(basePath: string) {
    setBuild({ BASE_PATH: basePath });
    return takeHandedOver();
  }
  const type = (value: string) => {
    const input = document.querySelector('input')!;
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };

  beforeEach(() => {
    open(form('contact', 'Ada'));
    expect(handOver('/cs')).toBe(true);
  });
  // Ends the listeners.
  afterEach(() => {
    document.body.click();
    setBuild();
  });

  it('is there once', () => {
    expect(takenBy('/cs')).toMatchObject({ name: 'Ada' });
    expect(takenBy('/cs')).toBeNull();
  });

  it('is removed, and not shown, by a page in any other language', () => {
    expect(takenBy('')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['a click', () => document.body.click()],
    ['Escape', () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
    [
      'Back to this page in bfcache',
      () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    ],
  ])('is deleted for good after %s', (_, act) => {
    act();
    expect(sessionStorage).toHaveLength(0);
    dispatchEvent(new Event('pagehide'));
    expect(sessionStorage).toHaveLength(0);
  });

  it('is deleted while the visitor types on, and the page that comes after all gets the newest text', () => {
    type('Ada Lovelace');
    expect(sessionStorage).toHaveLength(0);
    dispatchEvent(new Event('pageshow'));
    dispatchEvent(new Event('pagehide'));
    expect(takenBy('/cs')).toMatchObject({ name: 'Ada Lovelace' });
  });
});

it('If storage is blocked, handing over says that text would be lost', () => {
  open(form('contact', 'Ada'));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(handOver('/cs')).toBe(false);
});
