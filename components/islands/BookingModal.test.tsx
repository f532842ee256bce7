import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BookingModal } from '@/components/islands/BookingModal';
import { ProductGrid } from '@/components/sections/ProductGrid';
import { leadFormConfig as form } from '@/jest.setup';
import type { Product } from '@/lib/records/lists';

jest.mock('next/navigation', () => ({ usePathname: () => '/Products' }));

// The generated pictures belong to the products of the site.
jest.mock('@/components/parts/Picture', () => ({ Picture: () => null }));

const booking = {
  heading: 'Order a {title}',
  subtitle: 'Say when you would like to sail.',
  note: 'We answer within two days.',
  frameTitle: 'Order',
  close: 'Close the order',
};

const product: Product = {
  id: 1,
  title: 'Chat $$ App',
  purpose: 'For whom it is.',
  short: 'Chat',
  alt: 'A chat',
  image: '/product/chat.jpg' as Product['image'],
};
const products = [product, { ...product, id: 2, title: 'Game' }];

const dialog = () => screen.queryByRole('dialog');
const bookButton = () =>
  screen.getByRole('button', { name: 'Order it', description: product.title });

function renderCatalog() {
  return render(
    <BookingModal words={booking} form={form}>
      <ProductGrid products={products} contactHref="/Contact" words={{ bookNow: 'Order it' }} />
    </BookingModal>,
  );
}

async function book() {
  const rendered = renderCatalog();
  await userEvent.click(bookButton());
  return rendered;
}

describe('BookingModal', () => {
  it('restores focus to the button, even though Safari does not focus buttons on click', async () => {
    await book();
    bookButton().blur();
    await userEvent.click(screen.getByRole('button', { name: booking.close }));
    expect(dialog()).not.toBeInTheDocument();
    await waitFor(() => expect(bookButton()).toHaveFocus());
  });

  it('removes its dialog and its listener when it unmounts', async () => {
    const { container, unmount } = await book();
    const catalog = container.firstElementChild!;
    const grid = document.querySelector('form')!;
    unmount();
    expect(document.querySelector('dialog')).toBeNull();
    catalog.append(grid);
    const submitter = grid.querySelector('button')!;
    const submit = new SubmitEvent('submit', { submitter, bubbles: true, cancelable: true });
    expect(fireEvent(grid, submit)).toBe(true);
  });
});
