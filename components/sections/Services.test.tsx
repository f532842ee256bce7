import { render, screen } from '@testing-library/react';
import { Services } from '@/components/sections/Services';
import { services } from '@/content/collections/services';

const NOTE = '(Only for foreign clients)';

const card = (title: string) => screen.getByRole('heading', { name: title }).closest('li');

describe('Services', () => {
  it.each(services)('presents $title', ({ title, description }) => {
    render(<Services heading="Services" services={services} />);
    expect(card(title)).toHaveTextContent(description);
  });

  it('marks games as for foreign clients alone where notes are shown', () => {
    render(<Services heading="What we build" services={services} ownPage />);
    expect(card('Gaming Development')).toContainElement(screen.getByText(NOTE));
  });

  it('marks nothing elsewhere', () => {
    render(<Services heading="Services" services={services} />);
    expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
  });
});
