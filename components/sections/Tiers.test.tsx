import { render, screen, within } from '@testing-library/react';

import { Tiers } from './Tiers';

const tiers = ['Oar', 'Sail & motor'].map((name) => ({
  name,
  price: '1',
  text: `For ${name}`,
  gets: [],
  action: `Ask for ${name}`,
}));

const words = {
  heading: 'Prices',
  comparison: {
    caption: 'Compared',
    feature: 'Part',
    yes: 'Yes',
    no: 'No',
    rows: [{ feature: 'Wind', values: [false, true] }],
  },
};

it('reads each cell of the table with its tier, and what only a mark shows as a word', () => {
  render(<Tiers words={words} tiers={tiers} contactHref="/ContactUs" />);
  const table = within(screen.getByRole('table', { name: 'Compared' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Part',
    'Oar',
    'Sail & motor',
  ]);
  const row = within(table.getByRole('row', { name: 'Wind No Yes' }));
  expect(row.getByRole('rowheader')).toHaveTextContent('Wind');
});

it('tells the form which tier a button is about', () => {
  render(<Tiers words={words} tiers={tiers} contactHref="/ContactUs" />);
  expect(screen.getByRole('link', { name: 'Ask for Sail & motor' })).toHaveAttribute(
    'href',
    '/ContactUs?product=Sail%20%26%20motor',
  );
});
