import { setBuild } from '@/jest.build';
import { render, screen } from '@testing-library/react';

import { SiteLink, type SiteHref } from './SiteLink';

setBuild({ BASE_PATH: '/site/nb' });

it.each([
  ['another site serves', '/shop/boats?color=red#list', '/shop/boats?color=red#list'],
  ['public/ has', '/price-list.pdf', '/site/nb/price-list.pdf'],
])('SiteLink opens what %s as a document', (_, href, url) => {
  render(<SiteLink href={href as SiteHref}>Boats</SiteLink>);
  const link = screen.getByRole('link', { name: 'Boats' });
  expect(link).toHaveAttribute('href', url);
  link.addEventListener('click', (event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  link.click();
  expect.assertions(2);
});
