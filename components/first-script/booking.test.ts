import { openBookings } from '@/components/first-script/booking';
import { BOOKING_ID } from '@/lib/browser/lead/booking';

const replace = jest.fn();
Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
  value: { location: { replace } },
});
const open = jest.spyOn(HTMLDialogElement.prototype, 'showModal');

openBookings();

/** Clicks "Book Now". Returns whether the contact page opens. */
function bookNow() {
  const submitter = document.querySelector('button')!;
  const submit = new SubmitEvent('submit', { submitter, bubbles: true, cancelable: true });
  return submitter.form!.dispatchEvent(submit);
}

const dialog = () => document.querySelector('dialog')!;

beforeEach(() => {
  document.body.innerHTML = `
    <form><button name="product" value="Cash $$ & more">Book</button></form>
    <dialog id="${BOOKING_ID}">
      <h2 data-template="Book {title}"></h2>
      <iframe data-template="https://crm.example/form?a=1&amp;subject=%7Btitle%7D#top"></iframe>
    </dialog>`;
});

it('A click on "Book Now" opens the dialog, which names the product and passes it to the form', () => {
  expect(bookNow()).toBe(false);
  expect(dialog().open).toBe(true);
  expect(dialog().querySelector('h2')).toHaveTextContent('Book Cash $$ & more');
  expect(replace).toHaveBeenCalledWith(
    'https://crm.example/form?a=1&subject=Cash%20%24%24%20%26%20more#top',
  );
});

it('The button has focus before the dialog opens, even though Safari does not focus buttons on click', () => {
  open.mockImplementationOnce(() => expect(document.querySelector('button')).toHaveFocus());
  bookNow();
  expect.assertions(1);
});

it('If the dialog cannot open, or there is none, the contact page opens', () => {
  const fault = new Error('Not supported');
  const report = jest.fn((event: ErrorEvent) => event.preventDefault());
  addEventListener('error', report);
  open.mockImplementationOnce(() => {
    throw fault;
  });
  expect(bookNow()).toBe(true);
  removeEventListener('error', report);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ error: fault }));
  dialog().remove();
  expect(bookNow()).toBe(true);
});
