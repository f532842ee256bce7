import { act, render, screen } from '@testing-library/react';
import { statusOf } from '@/lib/lead/own/lead';
import type { OwnFormService } from '@/lib/lead/own/services';

Object.assign(globalThis, { __OWN_FORM__: true, __ROUTES__: '/FAQ /thank-you' });

let mockPath = '/FAQ';
jest.mock('next/navigation', () => ({
  usePathname: () => mockPath,
}));

const SERVICE = { action: 'https://api.example/leads', mode: 'fetch' } as OwnFormService;

/** Sends a lead on a page. The service accepts it, perhaps when its form is gone. */
async function sendOn(path: string, isFormGone: boolean) {
  mockPath = path;
  document.body.innerHTML = `<form data-own-form="booking"><input data-field="name" name="name" value="${path} ${isFormGone}"></form>`;
  const { LeadToast } = await import('@/components/islands/LeadToast');
  const { send } = await import('@/lib/lead/own/leads');
  let respond!: (response: Partial<Response>) => void;
  window.fetch = () =>
    new Promise((resolve) => (respond = (response) => resolve(response as Response)));
  const form = document.querySelector('form')!;
  const words = { sent: 'Sent', failed: 'Failed', open: 'Open', close: 'Close' };
  render(<LeadToast thanks="/thank-you" contact="/" words={words} />, {
    container: document.body.appendChild(document.createElement('div')),
  });
  await act(async () => {
    const sent = send(form, SERVICE);
    if (isFormGone) form.remove();
    respond({ status: 200, text: () => Promise.resolve('{}') });
    await sent;
  });
}

it.each([
  ['/FAQ', 'Sent'],
  ['/thank-you/', ''],
])(
  'On %s, a lead that is accepted after its form has closed is reported as "%s"',
  async (path, text) => {
    await sendOn(path, true);
    expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${text}$`));
  },
);

it('If /thank-you does not open, the visitor is told, and the form is free again', async () => {
  // jsdom does not navigate, and says so.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.useFakeTimers();
  await sendOn('/FAQ', false);
  const { leadState } = await import('@/lib/lead/own/leads');
  expect(statusOf(leadState()).state).toBe('sent');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.getByRole('status')).toHaveTextContent('Sent');
  expect(statusOf(leadState()).state).toBe('idle');
  jest.useRealTimers();
});
