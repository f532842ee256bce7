import { render, screen, within } from '@testing-library/react';
import { Brands } from '@/components/sections/Brands';
import type { SiteHref } from '@/components/parts/SiteLink';
import type { Brand } from '@/lib/lists';

const plain: Brand = { id: 'plain', name: 'Plain', logo: '/brands/plain.svg', blurb: 'A shop.' };
const proven: Brand = {
  id: 'proven',
  name: 'Proven',
  logo: '/brands/proven.svg',
  blurb: 'A school.',
  result: 'Enrollment takes two days instead of three weeks.',
  quote: { text: 'They answered every question.', role: 'Head of administration' },
  year: 2025,
  href: 'https://proven.example',
};

const show = (brands: readonly Brand[]) =>
  render(
    <Brands
      heading="Brands"
      brands={brands}
      logoAlt="{name} logo"
      caseWords={{ label: 'Read', about: 'of {name}' }}
      caseOf={(id) => (id === 'proven' ? ('/Log/a-school' as SiteHref) : undefined)}
    />,
  );

describe('Brands', () => {
  it('shows a result, a quote with its role, a year and a link, if a brand has them', () => {
    show([proven]);
    const card = within(screen.getByRole('listitem'));
    expect(card.getByRole('heading')).toHaveTextContent('Proven2025');
    expect(card.getByRole('link', { name: 'Proven' })).toHaveAttribute('href', proven.href);
    expect(card.getByRole('link', { name: 'Read of Proven' })).toHaveAttribute(
      'href',
      '/Log/a-school',
    );
    expect(card.getByText(proven.result!)).toBeVisible();
    expect(card.getByRole('figure')).toHaveTextContent(proven.quote!.text + proven.quote!.role);
  });

  it('shows only the logo, the name and the sentence of a brand without proof', () => {
    show([plain]);
    const card = screen.getByRole('listitem');
    expect(card).toHaveTextContent(/^PlainA shop\.$/);
    expect(within(card).getByRole('img', { name: 'Plain logo' })).toBeVisible();
    expect(within(card).queryByRole('link')).toBeNull();
    expect(within(card).queryByRole('figure')).toBeNull();
  });
});
