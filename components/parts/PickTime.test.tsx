import { render, screen } from '@testing-library/react';
import { PickTime } from '@/components/parts/PickTime';

describe('PickTime', () => {
  it('links to the page where visitors pick a time, in a new tab', () => {
    render(<PickTime href="https://call.example" label="Pick a time" newTabLabel="(new tab)" />);
    const link = screen.getByRole('link', { name: 'Pick a time (new tab)' });
    expect(link).toHaveAttribute('href', 'https://call.example');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('renders nothing without such a page', () => {
    const { container } = render(<PickTime href={null} label="Pick a time" newTabLabel="" />);
    expect(container).toBeEmptyDOMElement();
  });
});
