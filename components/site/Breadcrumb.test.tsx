import { render, screen, within } from '@testing-library/react';
import { Breadcrumb } from '@/components/site/Breadcrumb';
import { homeLink } from '@/content/navigation';

beforeEach(() => {
  render(<Breadcrumb label="Breadcrumb" home={homeLink} current="Term & Condition" />);
});

const steps = () =>
  within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');

describe('Breadcrumb', () => {
  it('leads from home to the page shown', () => {
    expect(steps().map(({ textContent }) => textContent)).toEqual(['Home', 'Term & Condition']);
  });

  it('links home', () => {
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  });

  it('marks the page shown, and does not link it', () => {
    expect(steps()[1]).toHaveAttribute('aria-current', 'page');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
