import { render, screen, within } from '@testing-library/react';

import { Tiers } from './Tiers';

const words = {
  heading: 'Prices',
  tiers: ['Oar', 'Sail'].map((name) => ({
    name,
    price: '1',
    text: `For ${name}`,
    gets: [],
    action: `Ask for ${name}`,
  })),
  comparison: {
    caption: 'Compared',
    feature: 'Part',
    yes: 'Yes',
    no: 'No',
    rows: [{ feature: 'Wind', values: [false, true] }],
  },
};

it('reads each cell of the table with its tier, and what only a mark shows as a word', () => {
  render(<Tiers words={words} href="/ContactUs" />);
  const table = within(screen.getByRole('table', { name: 'Compared' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Part',
    'Oar',
    'Sail',
  ]);
  const row = within(table.getByRole('row', { name: 'Wind No Yes' }));
  expect(row.getByRole('rowheader')).toHaveTextContent('Wind');
});
