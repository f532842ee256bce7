import { render, screen } from '@testing-library/react';

import { LanguageLinks } from '@/components/islands/menu/LanguageLinks';

let mockSegments: string[] = [];
jest.mock('next/navigation', () => ({ useSelectedLayoutSegments: () => mockSegments }));

const SITES = [
  { language: 'de', label: 'Deutsch', url: 'https://de.heron.example' },
  { language: 'ar', label: 'العربية', url: 'https://heron.example/ar', missing: ['/FAQ'] },
];

it.each([
  [[], 'https://de.heron.example', 'https://heron.example/ar'],
  [
    ['Services', 'web'],
    'https://de.heron.example/Services/web',
    'https://heron.example/ar/Services/web',
  ],
  // The second site misses it.
  [['FAQ'], 'https://de.heron.example/FAQ', 'https://heron.example/ar'],
  // Each language has its own articles.
  [['Work', 'larch'], 'https://de.heron.example', 'https://heron.example/ar'],
])('On the page %j, links lead to %s and %s', (segments, ...urls) => {
  mockSegments = segments;
  render(<LanguageLinks sites={SITES} className="link" />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(urls);
  expect(links[1]).toHaveAttribute('lang', 'ar');
  expect(links[1]).toHaveAttribute('hreflang', 'ar');
});
