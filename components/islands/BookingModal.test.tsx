import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BookingModal } from '@/components/islands/BookingModal';
import { ProductGrid } from '@/components/sections/ProductGrid';
import { products } from '@/content/collections/products';
import { products as page } from '@/content/pages/Products';
import { booking } from '@/content/booking';
import { leadFormConfig as form } from '@/jest.setup';
import { leadFormUrl } from '@/lib/lead/leadForm';

jest.mock('next/navigation', () => ({ usePathname: () => '/Products' }));

const product = products[9];

const dialog = () => screen.queryByRole('dialog');
const bookButton = () =>
  screen.getByRole('button', { name: page.bookNow, description: product.title });

function renderCatalogue() {
  return render(
    <BookingModal words={booking} form={form}>
      <ProductGrid products={products} bookNow={page.bookNow} />
    </BookingModal>,
  );
}

/** The catalogue with the dialog of one product open. */
async function book() {
  const rendered = renderCatalogue();
  await userEvent.click(bookButton());
  return rendered;
}

const ways: [string, () => unknown][] = [
  ['its X button', () => userEvent.click(screen.getByRole('button', { name: booking.close }))],
  [
    'a press on the overlay',
    () => {
      fireEvent.pointerDown(dialog()!);
      fireEvent.click(dialog()!);
    },
  ],
  ['Esc', () => fireEvent(dialog()!, new Event('cancel', { cancelable: true }))],
];

describe('BookingModal', () => {
  it.each(products)('opens a dialog named after $title', async ({ title }) => {
    renderCatalogue();
    const name = { name: page.bookNow, description: title };
    await userEvent.click(screen.getByRole('button', name));
    expect(screen.getByRole('dialog', { name: `Book ${title}` })).toBeVisible();
  });

  it('passes the product to the form in the frame "Booking Form"', async () => {
    await book();
    expect(await screen.findByTitle('Booking Form')).toHaveAttribute(
      'src',
      leadFormUrl(form.form, product.title),
    );
  });

  it.each(ways)('closes on %s and restores focus to the button', async (_way, close) => {
    await book();
    // Safari does not focus a button that is clicked.
    bookButton().blur();
    await close();
    expect(dialog()).not.toBeInTheDocument();
    await waitFor(() => expect(bookButton()).toHaveFocus());
  });

  it('ignores a submit event without a button', () => {
    renderCatalogue();
    const untouched = fireEvent.submit(document.querySelector('form')!);
    expect(untouched).toBe(true);
    expect(dialog()).not.toBeInTheDocument();
  });

  it('removes its dialog and its listener when it unmounts', async () => {
    const { container, unmount } = await book();
    const catalogue = container.firstElementChild!;
    const grid = document.querySelector('form')!;
    unmount();
    expect(document.querySelector('dialog')).toBeNull();
    catalogue.append(grid);
    const submitter = grid.querySelector('button')!;
    const submit = new SubmitEvent('submit', { submitter, bubbles: true, cancelable: true });
    expect(fireEvent(grid, submit)).toBe(true);
  });
});
