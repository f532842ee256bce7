import { render, screen } from '@testing-library/react';
import { Services } from '@/components/sections/Services';
import { services } from '@/content/collections/services';

const NOTE = '(Only for foreign clients)';

const card = (title: string) => screen.getByRole('heading', { name: title }).closest('li');

describe('Services', () => {
  it.each(services)('shows $title', ({ title, description }) => {
    render(<Services heading="Services" services={services} />);
    expect(card(title)).toHaveTextContent(description);
  });

  it('shows the note "only for foreign clients" on the services page', () => {
    render(<Services heading="What we build" services={services} ownPage />);
    expect(card('Gaming Development')).toContainElement(screen.getByText(NOTE));
  });

  it('shows no notes on other pages', () => {
    render(<Services heading="Services" services={services} />);
    expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
  });
});
