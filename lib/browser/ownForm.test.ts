import { OWN_FORM } from '@/lib/parameters';

import { completeOwnForm } from './ownForm';

it('A second click sends nothing for 30 s, then the same lead again, and one after an edit another lead', () => {
  jest.useFakeTimers();
  completeOwnForm();
  document.body.innerHTML = `<form class="${OWN_FORM}"><input name="phone"></form>`;
  const form = document.querySelector('form')!;

  /** Returns the id of the lead, or `false` if nothing is sent. */
  const submit = () => {
    const init = { bubbles: true, cancelable: true };
    if (!form.dispatchEvent(new SubmitEvent('submit', init))) return false;
    const event = Object.assign(new Event('formdata', init), { formData: new FormData() });
    form.dispatchEvent(event);
    return event.formData.get('lead_id');
  };

  const first = submit();
  expect(first).toMatch(/^\d+(-\d+){3}$/);
  jest.advanceTimersByTime(29_999);
  expect(submit()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(submit()).toBe(first);
  form.firstElementChild!.dispatchEvent(new Event('input', { bubbles: true }));
  expect([false, first]).not.toContain(submit());
});
