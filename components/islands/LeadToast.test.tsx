import { act, render, screen } from '@testing-library/react';
import type { OwnFormService } from '@/lib/lead/own/services';

Object.assign(globalThis, { __OWN_FORM__: true, __ROUTES__: '/FAQ /thank-you' });

let mockPath = '/FAQ';
jest.mock('next/navigation', () => ({
  usePathname: () => mockPath,
}));

const SERVICE = { action: 'https://api.example/leads', mode: 'fetch' } as OwnFormService;

/** Sends a lead whose form is gone when the service accepts it, on a page. */
async function sendLate(path: string) {
  mockPath = path;
  document.body.innerHTML =
    '<form data-own-form="booking"><input data-field="name" name="name" value="Ada"></form>';
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
    form.remove();
    respond({ status: 200, text: () => Promise.resolve('{}') });
    await sent;
  });
}

it.each([
  ['/FAQ', 'Sent'],
  ['/thank-you', ''],
  ['/thank-you/', ''],
])(
  'On %s, a lead that is accepted after its form has closed is reported as "%s"',
  async (path, text) => {
    await sendLate(path);
    expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${text}$`));
  },
);
