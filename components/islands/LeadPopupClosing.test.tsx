import { act, fireEvent, render, screen } from '@testing-library/react';
import { popup as words } from '@/content/shared';
import { freshly, leadFormFacts as form } from '@/jest.setup';
import { POPUP_DELAY_MS, POPUP_FADE_IN_START_MS, POPUP_FADE_OUT_MS } from '@/lib/popup';

let mockPath = '/';
jest.mock('next/navigation', () => ({ usePathname: () => mockPath }));

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const dialog = () => screen.queryByRole('dialog', { name: words.title });

/** The popup of a page that has just loaded, after its delay. */
async function openPopup() {
  const { LeadPopup } = await freshly(() => import('@/components/islands/LeadPopup'));
  const { rerender } = render(<LeadPopup words={words} form={form} />);
  wait(POPUP_DELAY_MS);
  return (path: string) => {
    mockPath = path;
    rerender(<LeadPopup words={words} form={form} />);
  };
}

const presses: [string, (dialog: HTMLElement) => void][] = [
  ['its X button', () => fireEvent.click(screen.getByRole('button', { name: words.close }))],
  [
    'a press on the backdrop',
    (backdrop) => {
      fireEvent.pointerDown(backdrop);
      fireEvent.click(backdrop);
    },
  ],
  ['Esc', (opened) => fireEvent(opened, new Event('cancel', { cancelable: true }))],
];

beforeEach(() => {
  jest.useFakeTimers();
  mockPath = '/';
  sessionStorage.clear();
  // As in browsers, the event comes later: React has taken the dialog out of the page by then.
  jest.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (
    this: HTMLDialogElement,
  ) {
    if (!this.open) return;
    this.open = false;
    setTimeout(() => this.dispatchEvent(new Event('close')));
  });
});

afterEach(() => jest.restoreAllMocks());

describe('LeadPopup while it opens and closes', () => {
  it('starts to fade in a moment after it mounts', async () => {
    await openPopup();
    expect(dialog()).toHaveAttribute('data-phase', 'mounted');
    wait(POPUP_FADE_IN_START_MS - 1);
    expect(dialog()).toHaveAttribute('data-phase', 'mounted');
    wait(1);
    expect(dialog()).toHaveAttribute('data-phase', 'shown');
  });

  it.each(presses)('fades out after %s, and is then gone for good', async (_way, press) => {
    await openPopup();
    wait(POPUP_FADE_IN_START_MS);
    press(dialog()!);
    expect(dialog()).toHaveAttribute('data-phase', 'closing');
    wait(POPUP_FADE_OUT_MS - 1);
    expect(dialog()).toHaveAttribute('data-phase', 'closing');
    wait(1);
    expect(dialog()).not.toBeInTheDocument();
    wait(POPUP_DELAY_MS);
    expect(dialog()).not.toBeInTheDocument();
  });

  it('closes at once for a visitor who wants less motion', async () => {
    await openPopup();
    const reduced = { matches: true } as MediaQueryList;
    jest.spyOn(window, 'matchMedia').mockReturnValue(reduced);
    fireEvent.click(screen.getByRole('button', { name: words.close }));
    wait(0);
    expect(dialog()).not.toBeInTheDocument();
  });

  it('does not close at a press that starts inside and ends outside', async () => {
    await openPopup();
    wait(POPUP_FADE_IN_START_MS);
    fireEvent.pointerDown(screen.getByText(words.text));
    fireEvent.click(dialog()!);
    expect(dialog()).toHaveAttribute('data-phase', 'shown');
  });

  it('does not open again on a later route', async () => {
    const visit = await openPopup();
    fireEvent.click(screen.getByRole('button', { name: words.close }));
    wait(POPUP_FADE_OUT_MS);
    sessionStorage.clear();
    visit('/FAQ');
    wait(POPUP_DELAY_MS);
    expect(dialog()).not.toBeInTheDocument();
  });

  it.each(['/ContactUs', '/thank-you'])('is gone on %s, and stays gone after it', async (path) => {
    const visit = await openPopup();
    wait(POPUP_FADE_IN_START_MS);
    visit(path);
    expect(dialog()).not.toBeInTheDocument();
    wait(POPUP_DELAY_MS);
    visit('/FAQ');
    expect(dialog()).not.toBeInTheDocument();
  });
});
