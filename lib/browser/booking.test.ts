import { BOOKING_ID, openBookings } from './booking';

const open = jest.spyOn(HTMLDialogElement.prototype, 'showModal');

openBookings();

/** Clicks "Book Now". Returns whether the contact page opens. */
function bookNow() {
  const submitter = document.querySelector('button')!;
  const submit = new SubmitEvent('submit', { submitter, bubbles: true, cancelable: true });
  return submitter.form!.dispatchEvent(submit);
}

beforeEach(() => {
  document.body.innerHTML = `
    <form><button name="product" value="Cash $$ & more">Book</button></form>
    <dialog id="${BOOKING_ID}"><h2 data-template="Book {title}"></h2></dialog>`;
});

it('The button has focus before the dialog opens, even though Safari does not focus buttons on click', () => {
  open.mockImplementationOnce(() => expect(document.querySelector('button')).toHaveFocus());
  expect(bookNow()).toBe(false);
  expect(document.querySelector('h2')).toHaveTextContent('Book Cash $$ & more');
  expect.assertions(3);
});

it('If the dialog cannot open, the contact page opens', () => {
  const fault = new Error('Not supported');
  const report = jest.fn((event: ErrorEvent) => event.preventDefault());
  addEventListener('error', report, { once: true });
  open.mockImplementationOnce(() => {
    throw fault;
  });
  expect(bookNow()).toBe(true);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ error: fault }));
});
