/** @jest-environment node */
import path from 'node:path';
import sharp from 'sharp';
import { routes } from '@/content/routes';
import { listedRoutes, pageMetadata, routeAt } from '@/lib/seo/metadata';
import { absoluteUrl } from '@/lib/paths';

type Card = { url: string; type: string; width: number; height: number };

describe('pageMetadata', () => {
  it.each(routes)('has the title, description and canonical URL of $path', (route) => {
    const { title, description } = route;
    const url = absoluteUrl(route.canonical);
    expect(pageMetadata(route, 'Brightkiln')).toMatchObject({
      title,
      description,
      alternates: { canonical: url },
      openGraph: { siteName: 'Brightkiln', title, description, url },
      twitter: { card: 'summary_large_image', title, description },
    });
  });

  it.each(routes)('has a social card of the recommended size for $path', async (route) => {
    const { openGraph, twitter } = pageMetadata(route, 'Brightkiln');
    const [card] = openGraph?.images as Card[];
    expect(card).toMatchObject({
      width: 1200,
      height: 630,
      type: 'image/jpeg',
      alt: route.title,
    });
    const file = path.join(process.cwd(), 'public', card!.url.replace(absoluteUrl(''), ''));
    const { format, width, height } = await sharp(file).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    expect(twitter?.images).toEqual(openGraph?.images);
  });

  it.each([
    ['/Privacy-policy', undefined],
    ['/TermAndCondition', undefined],
    ['/thank-you', { index: false, follow: true }],
  ])('for %s, returns the robots directives %j', (path, robots) => {
    expect(pageMetadata(routeAt(routes, path), 'Brightkiln').robots).toEqual(robots);
  });
});

describe('listedRoutes', () => {
  it('omits duplicates and pages that are not indexed', () => {
    const left = routes.filter((route) => !listedRoutes(routes).includes(route));
    expect(left.map(({ path }) => path)).toEqual(['/TermAndCondition', '/thank-you']);
  });
});

describe('routeAt', () => {
  it.each(['/aboutus', '/Nothing', ''])('throws for "%s", which is not a route', (path) => {
    expect(() => routeAt(routes, path)).toThrow(`content/routes.ts has no route "${path}".`);
  });
});
