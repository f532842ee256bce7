import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { leadFormConfig } from '@/jest.setup';
import { OwnForm } from '@/components/islands/form/own/OwnForm';
import type { OwnFormConfig } from '@/components/islands/form/own/ownFormConfig';
import { sentFields, type LeadField } from '@/lib/lead/own/fields';
import type { Encoding } from '@/lib/lead/own/request';

jest.mock('next/navigation', () => ({ usePathname: () => '/ContactUs' }));

/** The words that these tests see. */
const words = {
  fileAgain: 'Enclose {file} again.',
  trap: 'Keep this empty',
  needsScripts: 'Letters need scripts.',
  long: '',
  large: '',
} as OwnFormConfig['words'];

const configOf = (encoding: Encoding, ...fields: LeadField[]): OwnFormConfig => ({
  service: {
    action: 'https://api.example/leads',
    mode: 'fetch',
    encoding,
    confirms: 'body',
    hidden: {},
    redirect: null,
    honeypot: null,
  },
  fields: sentFields(fields),
  parameters: [],
  thanks: 'https://site.example/thank-you',
  language: 'en',
  words,
});

const PROPS = {
  title: 'Contact',
  place: 'contact',
  words: leadFormConfig.words,
  contact: leadFormConfig.contact,
} as const;

beforeEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});

it('Lets browsers fill in the fields of visitors, and keeps the field for bots out of the tab order', () => {
  const email = { id: 'email', type: 'email', label: 'Email', autocomplete: 'email' } as const;
  render(<OwnForm own={configOf('urlencoded', email)} {...PROPS} />);
  expect(screen.getByLabelText(/Email/)).toHaveAttribute('autocomplete', 'email');
  expect(screen.getByLabelText(words.trap)).toHaveAttribute('autocomplete', 'off');
  expect(screen.getByLabelText(words.trap)).toHaveAttribute('tabindex', '-1');
});

it('Before hydration, a form that needs JSON cannot be submitted, and says so without scripts', () => {
  document.body.innerHTML = renderToString(<OwnForm own={configOf('json')} {...PROPS} />);
  const form = document.querySelector('form')!;
  expect(form.method).toBe('dialog');
  expect(form).not.toHaveAttribute('action');
  expect(form.querySelector('button')).toBeDisabled();
  expect(form.querySelector('noscript')).toHaveTextContent(words.needsScripts);
});

it('A file that an earlier document had is asked for again, and the first Submit stops', async () => {
  const file = { id: 'plan', type: 'file', label: 'Plan', megabytes: 5 } as const;
  const request = jest.spyOn(window, 'fetch');
  window.keptLead = { text: { plan: 'plan.pdf/1/2' }, dialog: null };
  render(<OwnForm own={configOf('multipart', file)} {...PROPS} />);
  expect(screen.getByText(/plan\.pdf/)).toBeVisible();
  const submit = () => fireEvent.submit(screen.getByRole('form', { name: 'Contact' }));
  submit();
  expect(request).not.toHaveBeenCalled();
  expect(screen.getByLabelText(/^Plan/)).toHaveFocus();
  submit();
  expect(request).toHaveBeenCalledTimes(1);
});
