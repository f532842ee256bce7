import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { routes } from '@/content/routes';

/** The addresses that the folders of app/ make. */
function pagesBelow(folder: string, address = ''): string[] {
  const own = existsSync(path.join(folder, 'page.tsx')) ? [address || '/'] : [];
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return [
    ...own,
    ...folders.flatMap(({ name }) => pagesBelow(path.join(folder, name), `${address}/${name}`)),
  ];
}

const paths: string[] = routes.map((route) => route.path);

describe('routes', () => {
  it('are the nine of the specification', () => {
    expect(paths).toEqual([
      '/',
      '/AboutUs',
      '/Services',
      '/Products',
      '/FAQ',
      '/Privacy-policy',
      '/TermAndCondition',
      '/ContactUs',
      '/thank-you',
    ]);
  });

  it('are the pages of app/, letter for letter', () => {
    expect(pagesBelow(path.join(process.cwd(), 'app')).sort()).toEqual([...paths].sort());
  });

  it.each(['title', 'description'] as const)('have each a %s of their own', (key) => {
    expect(new Set(routes.map((route) => route[key])).size).toBe(routes.length);
  });

  it.each(routes)('file $path under a page that is filed under itself', (route) => {
    const filed = routes.find(({ path }) => path === route.canonical);
    expect(filed?.canonical).toBe(route.canonical);
  });

  it.each(routes)('have a card for $path in public/social', ({ social }) => {
    const file = path.join(process.cwd(), `public/social/${social}.jpg`);
    expect(existsSync(file)).toBe(true);
  });

  it('file the second copy of the agreement under the first', () => {
    const copies = routes.filter(({ path, canonical }) => path !== canonical);
    expect(copies.map(({ path, canonical }) => [path, canonical])).toEqual([
      ['/TermAndCondition', '/Privacy-policy'],
    ]);
  });

  it('keep the confirmation alone out of search engines', () => {
    const hidden = routes.flatMap((route) => (route.indexable ? [] : [route.path]));
    expect(hidden).toEqual(['/thank-you']);
  });
});
