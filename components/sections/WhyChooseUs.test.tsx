import { render, screen, within } from '@testing-library/react';
import { WhyChooseUs } from '@/components/sections/WhyChooseUs';
import { reasons } from '@/content/collections/reasons';

describe('WhyChooseUs', () => {
  it('is a list of its reasons alone; the link is outside of it', () => {
    render(<WhyChooseUs heading="Why" reasons={reasons} readMore="Read More" about="About" />);
    const list = screen.getByRole('list');
    expect(within(list).getAllByRole('listitem')).toHaveLength(reasons.length);
    expect(within(list).queryByRole('link')).toBeNull();
    expect(screen.getByRole('link', { name: /Read More/ })).toHaveAttribute('href', '/Services');
  });
});
