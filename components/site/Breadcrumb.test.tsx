import { render, screen, within } from '@testing-library/react';
import { Breadcrumb } from '@/components/site/Breadcrumb';
import { homeLink } from '@/content/navigation';

beforeEach(() => {
  render(<Breadcrumb label="Breadcrumb" home={homeLink} current="Term & Condition" />);
});

const steps = () =>
  within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');

describe('Breadcrumb', () => {
  it('shows the path from home to the current page', () => {
    expect(steps().map(({ textContent }) => textContent)).toEqual(['Home', 'Term & Condition']);
  });

  it('links home', () => {
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  });

  it('marks the current page and does not link to it', () => {
    expect(steps()[1]).toHaveAttribute('aria-current', 'page');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
