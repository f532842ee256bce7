import { render, screen } from '@testing-library/react';
import type { Route } from 'next';

import { EntryList } from './EntryList';

it('rows without a year, a label and a picture are a list whose titles follow the heading of the page', () => {
  const row = { title: 'Larch', description: 'A wood.', href: '/Log/larch' as Route };
  render(<EntryList entries={[row]} />);
  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H2']);
  expect(screen.getByRole('listitem')).toHaveTextContent(/^LarchA wood\.$/);
  expect(screen.queryByRole('img')).toBeNull();
});
