import { act, render, screen } from '@testing-library/react';
import { popup as words } from '@/content/shared';
import { freshly, leadFormFacts as form } from '@/jest.setup';
import { POPUP_DELAY_MS, POPUP_FLAG_KEY } from '@/lib/popup';

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

/** A dialog of another part of the page, open. */
function openOther() {
  const other = document.createElement('dialog');
  document.body.append(other);
  other.showModal();
  return other;
}

/** Closes it, and gives the page time to take notice. */
const closeOther = (close: () => void) =>
  act(async () => {
    close();
    await jest.advanceTimersByTimeAsync(0);
  });

beforeEach(() => {
  jest.useFakeTimers();
  mockPath = '/';
  sessionStorage.clear();
  // As in browsers, the event comes later, in a task of its own.
  jest.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (
    this: HTMLDialogElement,
  ) {
    if (!this.open) return;
    this.open = false;
    setTimeout(() => this.dispatchEvent(new Event('close')));
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

describe('LeadPopup behind another dialog', () => {
  it('waits until that dialog closes', async () => {
    const other = openOther();
    await openPopup();
    wait(POPUP_DELAY_MS);
    expect(dialog()).not.toBeInTheDocument();
    await closeOther(() => other.close());
    expect(dialog()).toBeVisible();
  });

  it('does not miss a dialog that leaves the page as it closes', async () => {
    const other = openOther();
    await openPopup();
    await closeOther(() => {
      other.close();
      other.remove();
    });
    expect(dialog()).toBeVisible();
  });

  it('no longer opens when the route has become an excluded one', async () => {
    const other = openOther();
    const visit = await openPopup();
    visit('/ContactUs');
    await closeOther(() => other.close());
    expect(dialog()).not.toBeInTheDocument();
    expect(sessionStorage.getItem(POPUP_FLAG_KEY)).toBeNull();
  });
});
