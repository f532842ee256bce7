import { render, screen } from '@testing-library/react';
import { island } from '@/components/islands/island';

function Broken({ label }: { label: string }): never {
  throw new Error(`${label} fails`);
}

describe('island', () => {
  it('isolates the error of an island, and renders the fallback with its props', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const Silent = island(Broken);
    const Kept = island(Broken, ({ label }) => <p>{label}</p>);
    const Working = island(() => <p>Works</p>);
    render(
      <>
        <Silent label="Silent" />
        <Kept label="Kept" />
        <Working />
      </>,
    );
    expect(screen.getAllByRole('paragraph').map((each) => each.textContent)).toEqual([
      'Kept',
      'Works',
    ]);
    expect(log).toHaveBeenCalled();
  });
});
