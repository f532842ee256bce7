import { render, screen, within } from '@testing-library/react';
import { People } from '@/components/sections/People';
import type { Person } from '@/lib/lists';

jest.mock('@/lib/pictures.generated', () => ({
  pictures: {
    '/pictures/people/anna.jpg': {
      width: 240,
      height: 300,
      src: '/a.webp',
      webp: [[240, '/a.webp']],
    },
  },
}));

const people: readonly Person[] = [
  { name: 'Anna Berg', role: 'Engineer', photo: '/pictures/people/anna.jpg' as never },
  { name: 'Ola Berg', role: 'Tester' },
];

describe('People', () => {
  it('shows names, roles, and photographs if there are any', () => {
    render(<People heading="People" people={people} />);
    const [anna, ola] = screen.getAllByRole('listitem');
    expect(anna).toHaveTextContent('Anna BergEngineer');
    expect(within(anna!).getByRole('presentation')).toHaveAttribute('src', '/a.webp');
    expect(ola).toHaveTextContent('Ola BergTester');
    expect(within(ola!).queryByRole('presentation')).toBeNull();
  });

  it('has no section without people', () => {
    const { container } = render(<People heading="People" people={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
