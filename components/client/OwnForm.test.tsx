import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { freshly } from '@/jest.setup';
import { OwnForm } from '@/components/client/OwnForm';
import type { OwnFormConfig } from '@/components/client/ownFormConfig';
import type { LeadField } from '@/lib/lead/own/fields';
import type { Encoding } from '@/lib/lead/own/request';
import { formService, sentFields } from '@/lib/lead/own/services';

jest.mock('next/navigation', () => ({ usePathname: () => '/ContactUs' }));

const FIELDS: readonly LeadField[] = [
  { id: 'name', type: 'text', label: 'Name', missing: 'Who are you?' },
  { id: 'email', type: 'email', label: 'Email', autocomplete: 'email' },
  { id: 'budget', type: 'select', label: 'Budget', options: ['A lot'] },
  { id: 'message', type: 'textarea', label: 'Message' },
];
const failure = (heading: string) => ({ heading, text: 'Text' });

const configOf = (mode: 'fetch' | 'post', encoding: Encoding = 'urlencoded'): OwnFormConfig => ({
  service: {
    action: 'https://api.example/leads',
    mode,
    encoding,
    confirms: 'body',
    hidden: { key: '1' },
    redirect: null,
    honeypot: null,
    dropsUnknown: false,
  },
  fields: sentFields(formService('own'), FIELDS),
  parameters: [],
  thanks: 'https://site.example/thank-you',
  language: 'en',
  words: {
    optional: 'optional',
    choose: 'Choose',
    missing: 'Fill in',
    long: 'Long {max}',
    large: 'Large {max}',
    fileAgain: '{file}',
    doubtful: 'Doubtful',
    product: 'Product:',
    trap: 'Leave empty',
    needsScripts: 'Needs scripts',
    submit: 'Submit',
    sending: 'Sending',
    alreadySent: 'Sent already',
    failures: {
      offline: failure('Offline'),
      refused: failure('Refused'),
      failed: failure('Failed'),
      unknown: failure('Unknown'),
      trapped: failure('Trapped'),
    },
  },
});

const show = (mode: 'fetch' | 'post' = 'fetch', onTrap = jest.fn(), isTrapped = false) =>
  render(
    <OwnForm
      own={configOf(mode)}
      title="Contact"
      place="contact"
      booked={null}
      product={null}
      isTrapped={isTrapped}
      onTrap={onTrap}
    />,
  );

const type = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

function fill() {
  type(/^Name/, 'Ada');
  type(/^Email/, 'ada@a.example');
  type(/^Message/, 'Hello');
}

/** Whether the browser would post the form. */
const submit = () => fireEvent.submit(screen.getByRole('form', { name: 'Contact' }));

beforeEach(() => sessionStorage.clear());

// The state of the document lasts from test to test, as for a visitor.
it('Explains what is missing, and posts nothing', () => {
  show();
  expect(submit()).toBe(false);
  expect(screen.getByLabelText(/^Name/)).toHaveFocus();
  expect(screen.getByText('Who are you?')).toBeVisible();
});

it('Lets browsers fill in the fields of visitors, and keeps the field for bots out of the tab order', () => {
  show();
  expect(screen.getByLabelText(/^Email/)).toHaveAttribute('autocomplete', 'email');
  expect(screen.getByLabelText('Leave empty')).toHaveAttribute('autocomplete', 'off');
  expect(screen.getByLabelText('Leave empty')).toHaveAttribute('tabindex', '-1');
});

it('Reports a value in the field for bots, posts nothing, and keeps the text for the next form', () => {
  const onTrap = jest.fn();
  const { unmount } = show('fetch', onTrap);
  fill();
  fireEvent.input(screen.getByLabelText('Leave empty'), { target: { value: 'x' } });
  expect(submit()).toBe(false);
  expect(onTrap).toHaveBeenLastCalledWith(true);
  unmount();
  show('fetch', onTrap, true);
  expect(screen.getByRole('heading', { name: 'Trapped' })).toBeVisible();
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Ada');
});

it('Leaves the post to the browser if the service answers no fetch', () => {
  show('post');
  fill();
  expect(submit()).toBe(true);
  expect(screen.getByRole('button')).toHaveTextContent('Sending');
});

it('Sends by fetch otherwise, and says why a lead was refused', async () => {
  sessionStorage.clear();
  const answer = { status: 422, text: () => Promise.resolve('{"error":"No"}') } as Response;
  const request = jest.spyOn(window, 'fetch').mockResolvedValue(answer);
  const { OwnForm: Fresh } = await freshly(() => import('@/components/client/OwnForm'));
  render(
    <Fresh
      own={configOf('fetch')}
      title="Contact"
      place="contact"
      booked={null}
      product={null}
      isTrapped={false}
      onTrap={() => {}}
    />,
  );
  fill();
  await act(async () => void submit());
  expect(request).toHaveBeenCalledTimes(1);
  expect(await screen.findByRole('heading', { name: 'Refused' })).toBeVisible();
  expect(screen.getByText('“No”')).toBeVisible();
});

const staticForm = (encoding: Encoding) => {
  document.body.innerHTML = renderToString(
    <OwnForm
      own={configOf('fetch', encoding)}
      title="Contact"
      place="contact"
      booked={null}
      product={null}
      isTrapped={false}
      onTrap={() => {}}
    />,
  );
  return document.querySelector('form')!;
};

it.each([
  ['urlencoded', 'application/x-www-form-urlencoded'],
  ['multipart', 'multipart/form-data'],
] as const)('Before hydration, the browser posts the form as %s', (encoding, type) => {
  const form = staticForm(encoding);
  expect(form.action).toBe('https://api.example/leads');
  expect([form.method, form.enctype]).toEqual(['post', type]);
  expect(form.querySelector('button')).toBeEnabled();
  expect(form.querySelector('noscript')).toBeNull();
});

it('Before hydration, a form that needs JSON cannot be submitted, and says so without scripts', () => {
  const form = staticForm('json');
  expect(form.method).toBe('dialog');
  expect(form).not.toHaveAttribute('action');
  expect(form.querySelector('button')).toBeDisabled();
  expect(form.querySelector('noscript')).toHaveTextContent('Needs scripts');
});

describe('A file', () => {
  const withFile = (): OwnFormConfig => {
    const own = configOf('fetch', 'multipart');
    const file = { id: 'plan', type: 'file', label: 'Plan', megabytes: 5 } as const;
    return { ...own, fields: sentFields(formService('own'), [...FIELDS, file]) };
  };

  /** Shows a form with a file in a new document. */
  async function showFresh(kept: Record<string, string> = {}) {
    document.body.innerHTML = '';
    sessionStorage.clear();
    window.keptLead = { text: kept, dialog: null };
    const { OwnForm: Fresh } = await freshly(() => import('@/components/client/OwnForm'));
    const own = withFile();
    const place = { title: 'Contact', place: 'contact', booked: null, product: null };
    return () => render(<Fresh own={own} {...place} isTrapped={false} onTrap={() => {}} />);
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
    expect(screen.queryByText('plan.pdf')).toBeNull();
  });

  it('that an earlier document had is asked for again, and the first Submit stops', async () => {
    const request = jest.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}));
    request.mockClear();
    const showForm = await showFresh({ plan: 'plan.pdf/1/2' });
    showForm().unmount();
    showForm();
    expect(screen.getByText('plan.pdf')).toBeVisible();
    fill();
    submit();
    expect(request).not.toHaveBeenCalled();
    expect(plan()).toHaveFocus();
    expect(screen.getByText('plan.pdf')).toBeVisible();
    submit();
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('that is chosen again stops nothing', async () => {
    const request = jest.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}));
    request.mockClear();
    const showForm = await showFresh({ plan: 'plan.pdf/1/2' });
    showForm();
    fill();
    choose(new File(['1'], 'plan.pdf'));
    expect(screen.queryByText('plan.pdf')).toBeNull();
    submit();
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('that was corrected is another lead', async () => {
    const { textIn } = await import('@/lib/lead/own/fields');
    const { textHash } = await import('@/lib/lead/own/attempts');
    (await showFresh())();
    const hash = (file: File) => {
      choose(file);
      return textHash(textIn(document.querySelector('form')!));
    };
    const first = hash(new File(['1'], 'plan.pdf', { lastModified: 1 }));
    expect(hash(new File(['22'], 'plan.pdf', { lastModified: 1 }))).not.toBe(first);
    expect(hash(new File(['1'], 'plan.pdf', { lastModified: 2 }))).not.toBe(first);
    expect(hash(new File(['1'], 'plan.pdf', { lastModified: 1 }))).toBe(first);
  });
});
