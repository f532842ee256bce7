import { act, render, screen } from '@testing-library/react';
import { formFacts } from '@/jest.setup';
import { statusOf } from '@/lib/browser/lead/own/lead';
import type { OwnFormService } from '@/lib/lead/own/services';

BUILD.ownForm = true;

const mockPath = jest.fn(() => '/FAQ');
jest.mock('next/navigation', () => ({ usePathname: () => mockPath() }));

const SERVICE = { action: 'https://api.example/leads', mode: 'fetch' } as OwnFormService;
const words = { sent: 'Sent', failed: 'Failed', open: 'Open', close: 'Close' };

it.each([
  ['/thank-you does not open', () => jest.advanceTimersByTime(10_000)],
  ['another page is faster than /thank-you', () => mockPath.mockReturnValue('/AboutUs')],
])('If %s, the visitor is told, and the form is free again', async (name, happen) => {
  mockPath.mockReturnValue('/FAQ');
  const { LeadToast } = await import('@/components/islands/form/own/LeadToast');
  const { leadState, send } = await import('@/lib/browser/lead/own/leads');
  // jsdom does not navigate, and says so.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.useFakeTimers();
  document.body.innerHTML = `<form data-own-form='${formFacts()}'><input data-field="name" name="name" value="${name}"></form>`;
  window.fetch = () => Promise.resolve({ status: 200, text: async () => '{}' } as Response);
  const toast = () => <LeadToast thanks="/thank-you" contact="/" words={words} />;
  const { rerender } = render(toast(), {
    container: document.body.appendChild(document.createElement('div')),
  });
  await act(() => send(document.querySelector('form')!, SERVICE));
  expect(statusOf(leadState()).state).toBe('sent');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => {
    happen();
    rerender(toast());
  });
  expect(screen.getByRole('status')).toHaveTextContent('Sent');
  expect(statusOf(leadState()).state).toBe('idle');
  jest.useRealTimers();
});
