import { render, screen } from '@testing-library/react';
import { NavLink } from '@/components/islands/NavLink';

let mockPath = '/';
jest.mock('next/navigation', () => ({ usePathname: () => mockPath }));

const show = (path: string) => {
  mockPath = path;
  render(
    <NavLink href="/Services" className="nav-link">
      Services
    </NavLink>,
  );
  return screen.getByRole('link', { name: 'Services' });
};

describe('NavLink', () => {
  it('leads to its page', () => {
    expect(show('/')).toHaveAttribute('href', '/Services');
  });

  it('says that its page is the one shown', () => {
    expect(show('/Services')).toHaveAttribute('aria-current', 'page');
  });

  it.each(['/', '/services', '/Services/blockchain', '/FAQ'])('says nothing on %s', (path) => {
    expect(show(path)).not.toHaveAttribute('aria-current');
  });
});
