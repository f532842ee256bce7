import { render, screen } from '@testing-library/react';
import { NavLink } from '@/components/islands/NavLink';

let mockSegments: string[] = [];
jest.mock('next/navigation', () => ({ useSelectedLayoutSegments: () => mockSegments }));

const show = (segments: string[], href: '/' | '/Services' = '/Services') => {
  mockSegments = segments;
  render(
    <NavLink href={href} className="nav-link">
      Services
    </NavLink>,
  );
  return screen.getByRole('link', { name: 'Services' });
};

describe('NavLink', () => {
  it.each([
    [['Services'], '/Services'],
    [[], '/'],
  ] as const)('marks the link as current for the segments %j', (segments, href) => {
    expect(show([...segments], href)).toHaveAttribute('aria-current', 'page');
  });

  it.each([[[]], [['FAQ']], [['/_not-found']], [['Services', 'blockchain']]])(
    'does not mark the link as current for the segments %j',
    (segments) => {
      expect(show(segments)).not.toHaveAttribute('aria-current');
    },
  );
});
