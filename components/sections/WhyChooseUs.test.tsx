import { render, screen, within } from '@testing-library/react';
import { WhyChooseUs } from '@/components/sections/WhyChooseUs';
import { reasons } from '@/content/collections/reasons';

describe('WhyChooseUs', () => {
  it('has a list of reasons that does not include the link', () => {
    render(<WhyChooseUs heading="Why" reasons={reasons} readMore="Read More" about="About" />);
    const list = screen.getByRole('list');
    expect(within(list).getAllByRole('listitem')).toHaveLength(reasons.length);
    expect(within(list).queryByRole('link')).toBeNull();
    expect(screen.getByRole('link', { name: /Read More/ })).toHaveAttribute('href', '/Services');
  });
});
