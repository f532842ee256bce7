import { render, screen } from '@testing-library/react';
import { factLinks, Facts } from '@/components/sections/EntryFacts';

const ABSENT = [
  { label: 'Client', value: null },
  { label: 'Products', value: factLinks([]) },
  { label: 'Reading time', value: undefined },
];

it('renders nothing if all facts are absent', () => {
  const { container } = render(<Facts facts={ABSENT} />);
  expect(container).toBeEmptyDOMElement();
});

it('lists only the facts that are there', () => {
  render(<Facts facts={[...ABSENT, { label: 'Date', value: 'May 2026' }]} />);
  expect(screen.getAllByRole('term')).toHaveLength(1);
  expect(screen.getByRole('definition')).toHaveTextContent('May 2026');
});
