/** @jest-environment node */
import manifest from '@/app/manifest';
import robots from '@/app/robots';
import sitemap from '@/app/sitemap';
import { GET as card } from '@/app/contact.vcf/route';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { absoluteUrl, withBase } from '@/lib/paths';

describe('the sitemap', () => {
  it('lists each page once, without second copies and the confirmation', () => {
    const absent = ['/TermAndCondition', '/thank-you'];
    const listed = routes.map(({ path }) => path).filter((path) => !absent.includes(path));
    expect(sitemap().map(({ url }) => url)).toEqual(listed.map(absoluteUrl));
  });
});

describe('robots.txt', () => {
  it('lets everything be read and names the sitemap', () => {
    expect(robots()).toEqual({
      rules: { userAgent: '*', allow: '/' },
      sitemap: absoluteUrl('/sitemap.xml'),
    });
  });
});

describe('the manifest', () => {
  it('names the company and starts at its home page', () => {
    expect(manifest()).toMatchObject({ name: site.name, start_url: withBase('/') });
  });
});

describe('the contact card', () => {
  it('is a vCard with the facts of the company', async () => {
    const response = card();
    expect(response.headers.get('Content-Type')).toBe('text/vcard; charset=utf-8');
    const text = await response.text();
    for (const fact of [site.name, site.email, site.phone.e164, absoluteUrl('/')])
      expect(text).toContain(fact);
  });
});
