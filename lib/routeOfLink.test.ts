import { routeOfLink } from '@/lib/routeOfLink';

const build = globalThis as unknown as { __BASE_PATH__: string };
const here = { origin: location.origin, pathname: '/FAQ' };

function link(href: string, attributes: Record<string, string> = {}) {
  const made = document.createElement('a');
  made.href = href;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

afterEach(() => jest.restoreAllMocks());

describe('the route of a link', () => {
  it.each([
    ['/', '/'],
    ['/AboutUs', '/AboutUs'],
    ['/AboutUs/', '/AboutUs'],
    ['/AboutUs.html', '/AboutUs'],
    ['/Products?utm_source=news#product-3', '/Products'],
  ])('of %s is %s', (href, route) => {
    expect(routeOfLink(link(href), here)).toBe(route);
  });

  it.each([
    '/FAQ',
    '/FAQ/',
    '/FAQ#who-owns',
    '/contact.vcf',
    'https://chat.example/',
    'mailto:a@b.example',
  ])('is none for %s', (href) => {
    expect(routeOfLink(link(href), here)).toBeNull();
  });

  it.each([
    ['target', '_blank'],
    ['download', ''],
  ])('is none with the attribute %s', (name, value) => {
    expect(routeOfLink(link('/AboutUs', { [name]: value }), here)).toBeNull();
  });

  it('has no base path', () => {
    jest.replaceProperty(build, '__BASE_PATH__', '/repo');
    const nested = { ...here, pathname: '/repo/FAQ' };
    expect(routeOfLink(link('/repo/AboutUs'), nested)).toBe('/AboutUs');
    expect(routeOfLink(link('/repo/'), nested)).toBe('/');
    expect(routeOfLink(link('/AboutUs'), nested)).toBeNull();
  });
});
