import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { ModalDialog } from '@/components/client/ModalDialog';

function open({ strict = false } = {}) {
  const onClose = jest.fn();
  const modal = (
    <ModalDialog labelledBy="heading" onClose={onClose} className="modal">
      <h2 id="heading">Book SaaS</h2>
      <p>Fill out the form</p>
    </ModalDialog>
  );
  const { unmount } = render(strict ? <StrictMode>{modal}</StrictMode> : modal);
  return { dialog: screen.getByRole('dialog', { name: 'Book SaaS' }), onClose, unmount };
}

const inside = () => screen.getByText('Fill out the form');

afterEach(() => jest.restoreAllMocks());

describe('ModalDialog', () => {
  it('calls onClose if the browser closes the dialog', () => {
    const { dialog, onClose } = open();
    act(() => (dialog as HTMLDialogElement).close());
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays open if an earlier click started on the backdrop but this click did not', () => {
    const { dialog, onClose } = open();
    fireEvent.pointerDown(dialog);
    fireEvent.click(inside());
    fireEvent.click(dialog);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('does not call onClose when Strict Mode mounts it twice', () => {
    jest.useFakeTimers();
    // As in browsers, `close` fires in a later task.
    jest.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (
      this: HTMLDialogElement,
    ) {
      this.open = false;
      setTimeout(() => this.dispatchEvent(new Event('close')));
    });
    const { dialog, onClose } = open({ strict: true });
    act(() => jest.runAllTimers());
    expect(onClose).not.toHaveBeenCalled();
    expect(dialog).toHaveProperty('open', true);
    jest.useRealTimers();
  });
});
