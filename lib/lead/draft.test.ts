import { freshly } from '@/jest.setup';
import { STORAGE_KEYS } from '@/lib/storageKeys';

type Draft = typeof import('@/lib/lead/draft');

/** A form as OwnForm renders it, in a new document. */
async function newPage() {
  const draft: Draft = await freshly(() => import('@/lib/lead/draft'));
  const open = (typed: Record<string, string> = {}) => {
    document.body.innerHTML = `<form data-own-form>${[
      'name',
      'company',
      'email',
      'phone',
      'message',
    ]
      .map((id) => `<input data-field="${id}" value="${typed[id] ?? ''}">`)
      .join('')}</form>`;
    return document.querySelector('form')!;
  };
  return { ...draft, open };
}

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
});

it('The next form contains what was typed, and keeps what it already has', async () => {
  const { open, keepDraft, restoreDraft, fieldOf } = await newPage();
  keepDraft(open({ name: 'Ada', phone: '1' }));
  const next = open({ phone: '2' });
  restoreDraft(next);
  expect(fieldOf(next, 'name').value).toBe('Ada');
  expect(fieldOf(next, 'phone').value).toBe('2');
});

it('Text counts as held until it is sent, also if its form is gone', async () => {
  const { open, keepDraft, holdsText, markSent } = await newPage();
  expect(holdsText()).toBe(false);
  open({ name: ' ' });
  expect(holdsText()).toBe(false);
  const text = keepDraft(open({ name: 'Ada' }));
  document.body.innerHTML = '';
  expect(holdsText()).toBe(true);
  markSent(text, 'SaaS');
  expect(holdsText()).toBe(false);
  open({ name: 'Ada L.' });
  expect(holdsText()).toBe(true);
});

it('A new document knows what was sent for which product, from numbers that do not contain it', async () => {
  const first = await newPage();
  const text = first.keepDraft(first.open({ name: 'Ada' }));
  first.markSent(text, 'SaaS');
  expect(sessionStorage.getItem(STORAGE_KEYS.sent)).toMatch(/^[\da-f]{1,8} [\da-f]{1,8}$/);
  const { wasSent, takePosted } = await newPage();
  expect(wasSent(text, 'SaaS')).toBe(true);
  expect(wasSent(text, 'LMS')).toBe(false);
  expect(wasSent(text)).toBe(true);
  expect(wasSent({ ...text, name: 'Eve' })).toBe(false);
  expect(takePosted()).toBe(false);
});

it('A form that the browser has posted is counted once, and only then counts as sent', async () => {
  const first = await newPage();
  const form = first.open({ name: 'Ada' });
  first.markPosted(form);
  const { textIn, takePosted, wasSent } = await newPage();
  expect(wasSent(textIn(form), null)).toBe(false);
  expect(takePosted()).toBe(true);
  expect(takePosted()).toBe(false);
  expect(wasSent(textIn(form), null)).toBe(true);
});
