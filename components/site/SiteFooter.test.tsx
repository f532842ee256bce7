import { render, screen, within } from '@testing-library/react';
import { SiteFooter } from '@/components/site/SiteFooter';
import { footerLists } from '@/content/navigation';
import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { withBasePath } from '@/lib/paths';
import { nonBreaking } from '@/lib/phone';

const { heading, text } = shell.qr;

beforeEach(() => {
  render(
    <SiteFooter
      company={site}
      lists={footerLists}
      card={{ heading, note: text }}
      newTabLabel={shell.newTab}
    />,
  );
});

/** The links within a part of the footer: [name, address]. */
const linksIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('SiteFooter', () => {
  it.each([footerLists.products, footerLists.navigate])(
    'lists the links of $heading in order',
    ({ heading: name, links }) => {
      expect(linksIn(screen.getByRole('navigation', { name }))).toEqual(
        links.map(({ label, href }) => [label, href]),
      );
    },
  );

  it('shows the address, email and phone number of the company', () => {
    const block = screen.getByRole('heading', { name: footerLists.contactHeading }).parentElement!;
    expect(block).toHaveTextContent(site.addressLine);
    expect(linksIn(block).slice(0, 2)).toEqual([
      [site.email, `mailto:${site.email}`],
      [nonBreaking(site.phone.display), `tel:${site.phone.e164}`],
    ]);
  });

  it.each(site.social)('opens $label in a new tab and announces this', ({ label, href }) => {
    const link = screen.getByRole('link', { name: `${label} ${shell.newTab}` });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('links to the contact card with a QR code', () => {
    const code = screen.getByRole('link', { name: `${heading} ${text}` });
    expect(code).toHaveAttribute('href', withBasePath('/contact.vcf'));
    expect(code.querySelector('img')).toHaveAttribute('src', withBasePath('/contact-qr.svg'));
  });
});
