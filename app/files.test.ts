/** @jest-environment node */
import manifest from '@/app/manifest';
import robots from '@/app/robots';
import sitemap from '@/app/sitemap';
import { GET as securityContact } from '@/app/.well-known/security.txt/route';
import { GET as card } from '@/app/contact.vcf/route';
import { GET as llms } from '@/app/llms.txt/route';
import { faqs } from '@/content/collections/faqs';
import { products } from '@/content/collections/products';
import { services } from '@/content/collections/services';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { listedRoutes, pathOf } from '@/lib/seo/metadata';
import { absoluteUrl, withBasePath } from '@/lib/paths';

describe('the sitemap', () => {
  it('lists each indexable, canonical page once', () => {
    const shown = listedRoutes(routes).map(({ path }) => absoluteUrl(path));
    expect(sitemap().map(({ url }) => url)).toEqual(shown);
    expect(new Set(shown).size).toBe(shown.length);
  });
});

describe('robots.txt', () => {
  it('lets crawlers read all pages, and links to the sitemap', () => {
    expect(robots()).toEqual({
      rules: { userAgent: '*', allow: '/' },
      sitemap: absoluteUrl('/sitemap.xml'),
    });
  });
});

describe('the manifest', () => {
  it('names the company and sets the home page as the start URL', () => {
    expect(manifest()).toMatchObject({ name: site.name, start_url: withBasePath('/') });
  });
});

describe('the contact card', () => {
  it('is a vCard with the company facts', async () => {
    const response = card();
    expect(response.headers.get('Content-Type')).toBe('text/vcard; charset=utf-8');
    const text = await response.text();
    for (const fact of [site.name, site.email, site.phone.e164, absoluteUrl('/')])
      expect(text).toContain(fact);
  });
});

describe('llms.txt', () => {
  it('lists all pages, services, products and questions, and contains no other links', async () => {
    const shown = <Row>(id: string, rows: readonly Row[]) => (pathOf(routes, id) ? rows : []);
    const text = await llms().text();
    const linked = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => url);
    expect(linked).toEqual([
      ...listedRoutes(routes).map(({ path }) => absoluteUrl(path)),
      ...shown('services', services).map(({ id }) =>
        absoluteUrl(`${pathOf(routes, 'services')}#${id}`),
      ),
      ...shown('products', products).map(({ id }) =>
        absoluteUrl(`${pathOf(routes, 'products')}#product-${id}`),
      ),
      ...shown('faq', faqs).map(({ id }) => absoluteUrl(`${pathOf(routes, 'faq')}#${id}`)),
    ]);
    expect(text).toContain(site.mission);
    if (pathOf(routes, 'faq')) for (const { answer } of faqs) expect(text).toContain(answer);
  });
});

describe('security.txt', () => {
  it('contains the company email address and its own URL', async () => {
    const text = await securityContact().text();
    expect(text).toContain(`Contact: mailto:${site.email}\n`);
    expect(text).toContain(`Canonical: ${absoluteUrl('/.well-known/security.txt')}\n`);
  });
});
