import {
  handOver,
  keepText,
  takeHandedOver,
  takeKept,
  takeKeptDialog,
} from '@/lib/lead/own/keptText';

function open(html: string) {
  document.body.innerHTML = html;
}
const form = (place: string, value: string, product = '') =>
  `<form data-own-form="${place}" ${product && `data-product="${product}"`}>
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
  open(`<dialog open>${form('booking', 'Ada', 'SaaS')}</dialog>`);
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

it('An own reload stays one if the end of the document saves the text again', () => {
  open(form('contact', 'Ada'));
  keepText(true);
  keepText();
  expect(takeKept()).toMatchObject({ dialog: null, isOwnReload: true });
});

it('Nothing is stored if nothing was typed', () => {
  open('<form data-own-form="contact"><input data-field="name" value=" "></form>');
  keepText();
  expect(handOver()).toBe(true);
  expect(history.state).toBeNull();
  expect(sessionStorage).toHaveLength(0);
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

it('A dialog opens again once, in its place', () => {
  window.keptLead = { text: {}, dialog: { place: 'popup', product: null } };
  expect(takeKeptDialog('booking')).toBeNull();
  expect(takeKeptDialog('popup')).not.toBeNull();
  expect(takeKeptDialog('popup')).toBeNull();
});

it('Text is handed over to the next document once', () => {
  open(form('contact', 'Ada'));
  expect(handOver()).toBe(true);
  expect(takeHandedOver()).toMatchObject({ name: 'Ada' });
  expect(takeHandedOver()).toBeNull();
});

it('If storage is blocked, handing over says that text would be lost', () => {
  open(form('contact', 'Ada'));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(handOver()).toBe(false);
});
