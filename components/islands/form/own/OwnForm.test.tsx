import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { freshly, leadFormConfig } from '@/jest.setup';
import { OwnForm } from '@/components/islands/form/own/OwnForm';
import type { OwnFormConfig } from '@/components/islands/form/own/ownFormConfig';
import { sentFields, type LeadField } from '@/lib/lead/own/fields';
import type { Encoding } from '@/lib/lead/own/request';

jest.mock('next/navigation', () => ({ usePathname: () => '/ContactUs' }));

const FIELDS = [
  { id: 'name', type: 'text', label: 'Your name', required: true },
  { id: 'email', type: 'email', label: 'Your email', required: true },
  { id: 'message', type: 'textarea', label: 'Your letter', required: true },
] satisfies readonly LeadField[];

/** The words that these tests see. */
const words = {
  fileAgain: 'Enclose {file} again.',
  trap: 'Keep this empty',
  needsScripts: 'Letters need scripts.',
  long: '',
  large: '',
} as OwnFormConfig['words'];

const configOf = (encoding: Encoding, fields: readonly LeadField[] = FIELDS): OwnFormConfig => ({
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

const type = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

function fill() {
  type(/name/, 'Ada');
  type(/email/, 'ada@a.example');
  type(/letter/, 'Hello');
}

/** Whether the browser would post the form. */
const submit = () => fireEvent.submit(screen.getByRole('form', { name: 'Contact' }));

beforeEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});

it('Lets browsers fill in the fields of visitors, and keeps the field for bots out of the tab order', () => {
  const email = { id: 'email', type: 'email', label: 'Email', autocomplete: 'email' } as const;
  render(<OwnForm own={configOf('urlencoded', [email])} {...PROPS} />);
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

describe('A file', () => {
  const file = { id: 'plan', type: 'file', label: 'Plan', megabytes: 5 } as const;
  const own = configOf('multipart', [...FIELDS, file]);

  /** Shows a form with a file in a new document. */
  async function showFresh(kept: Record<string, string> = {}) {
    window.keptLead = { text: kept, dialog: null };
    const { OwnForm: Fresh } = await freshly(() => import('@/components/islands/form/own/OwnForm'));
    return () => render(<Fresh own={own} {...PROPS} />);
  }

  const plan = () => screen.getByLabelText<HTMLInputElement>(/^Plan/);
  const original = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'files')!;

  beforeEach(() => {
    // jsdom has no DataTransfer, and accepts only its own lists of files.
    const lists = new WeakMap<object, readonly File[]>();
    Object.defineProperty(HTMLInputElement.prototype, 'files', {
      configurable: true,
      get(this: HTMLInputElement) {
        return lists.get(this) ?? [];
      },
      set(this: HTMLInputElement, files: readonly File[]) {
        lists.set(this, files);
      },
    });
    Object.assign(window, {
      DataTransfer: class {
        files: File[] = [];
        items = { add: (file: File) => this.files.push(file) };
      },
    });
  });
  afterEach(() => {
    Object.defineProperty(HTMLInputElement.prototype, 'files', original);
    delete window.keptLead;
    jest.restoreAllMocks();
  });

  const choose = (file: File) => {
    (plan() as { files: unknown }).files = [file];
    fireEvent.input(plan());
  };

  it('is in the next form of the document, too', async () => {
    const showForm = await showFresh();
    const { unmount } = showForm();
    const file = new File(['1'], 'plan.pdf');
    choose(file);
    unmount();
    showForm();
    expect(plan().files![0]).toBe(file);
    expect(screen.queryByText(/plan\.pdf/)).toBeNull();
  });

  it('that an earlier document had is asked for again, and the first Submit stops', async () => {
    const request = jest.spyOn(window, 'fetch');
    const showForm = await showFresh({ plan: 'plan.pdf/1/2' });
    showForm().unmount();
    showForm();
    expect(screen.getByText(/plan\.pdf/)).toBeVisible();
    fill();
    submit();
    expect(request).not.toHaveBeenCalled();
    expect(plan()).toHaveFocus();
    submit();
    expect(request).toHaveBeenCalledTimes(1);
  });
});
