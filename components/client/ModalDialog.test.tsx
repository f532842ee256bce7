import { fireEvent, render, screen } from '@testing-library/react';
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
  it('stays open if an earlier click started on the backdrop but this click did not', () => {
    const { dialog, onClose } = open();
    fireEvent.pointerDown(dialog);
    fireEvent.click(inside());
    fireEvent.click(dialog);
    expect(onClose).not.toHaveBeenCalled();
  });
});
