import { routes } from '@/content/routes';
import { listedRoutes, pageMetadata, routeAt } from '@/lib/seo/metadata';
import { absoluteUrl } from '@/lib/paths';

describe('pageMetadata', () => {
  it.each(routes)('carries the words of $path to search engines and cards', (route) => {
    const { title, description } = route;
    expect(pageMetadata(route, 'Brightkiln')).toMatchObject({
      title,
      description,
      openGraph: { type: 'website', locale: 'en_US', siteName: 'Brightkiln', title, description },
      twitter: { card: 'summary_large_image', title, description },
    });
  });

  it.each(routes)('files $path under its canonical address', (route) => {
    const { alternates, openGraph } = pageMetadata(route, 'Brightkiln');
    expect(alternates?.canonical).toBe(absoluteUrl(route.canonical));
    expect(openGraph?.url).toBe(absoluteUrl(route.canonical));
  });

  it.each([
    ['/Privacy-policy', undefined],
    ['/TermAndCondition', undefined],
    ['/thank-you', { index: false, follow: true }],
  ])('tells robots about %s: %j', (path, robots) => {
    expect(pageMetadata(routeAt(routes, path), 'Brightkiln').robots).toEqual(robots);
  });
});

describe('listedRoutes', () => {
  it('leaves out second copies and what is not to be indexed', () => {
    const left = routes.filter((route) => !listedRoutes(routes).includes(route));
    expect(left.map(({ path }) => path)).toEqual(['/TermAndCondition', '/thank-you']);
  });
});

describe('routeAt', () => {
  it.each(['/aboutus', '/Nothing', ''])('throws for "%s", which is no route', (path) => {
    expect(() => routeAt(routes, path)).toThrow(`content/routes.ts has no route "${path}".`);
  });
});
