import { render, screen, within } from '@testing-library/react';
import { People } from '@/components/sections/People';

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

const people = [
  {
    name: 'Anna Berg',
    role: 'Engineer',
    photo: '/pictures/people/anna.jpg' as never,
    id: 'anna-berg',
    articles: [],
  },
  {
    name: 'Ola Berg',
    role: 'Tester',
    id: 'ola-berg',
    articles: [{ title: 'How to test', href: '/Log/test' as never }],
  },
];
const props = { heading: 'People', articlesBy: 'Articles by {name}' };

describe('People', () => {
  it('shows names, roles, and photographs if there are any', () => {
    render(<People {...props} people={people} />);
    const [anna, ola] = screen.getAllByRole('listitem');
    expect(anna).toHaveTextContent('Anna BergEngineer');
    expect(within(anna!).getByRole('presentation')).toHaveAttribute('src', '/a.webp');
    expect(ola).toHaveTextContent('Ola BergTester');
    expect(within(ola!).queryByRole('presentation')).toBeNull();
    const articles = within(ola!).getByRole('list', { name: 'Articles by Ola Berg' });
    expect(within(articles).getByRole('link', { name: 'How to test' })).toBeVisible();
    expect(ola).toHaveAttribute('id', 'ola-berg');
    expect(within(anna!).queryByRole('list')).toBeNull();
    expect(anna).not.toHaveAttribute('id');
  });

  it('has no section without people', () => {
    const { container } = render(<People {...props} people={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
