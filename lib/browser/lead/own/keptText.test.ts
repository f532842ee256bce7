import { formFacts } from '@/jest.setup';
import { keepText, takeKept } from '@/lib/browser/lead/own/keptText';
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
