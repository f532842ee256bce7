import { canonicalOf, type PageRecord } from '@/lib/pages/record';
import { pageMetadata } from '@/lib/seo/metadata';
import { absoluteUrl } from '@/lib/pages/urls';

const page = (id: string, facts: Partial<PageRecord> = {}): PageRecord => ({
  id,
  path: `/${id}` as '/',
  name: id,
  title: id,
  description: `About ${id}.`,
  indexable: true,
  ...facts,
});
const PAGES = [
  page('shop', { needs: ['a chair'] }),
  page('jobs', { needs: [] }),
  page('terms'),
  page('law', { canonical: '/terms' as '/' }),
  page('sent', { indexable: false }),
];
const company = { name: 'Company', language: 'de' };

describe('pageMetadata', () => {
  it.each(PAGES)('has the title, description, language and canonical URL of $path', (route) => {
    const { title, description } = route;
    const url = absoluteUrl(canonicalOf(route));
    expect(pageMetadata(route, company)).toMatchObject({
      title,
      description,
      alternates: { canonical: url },
      openGraph: { siteName: 'Company', locale: 'de_DE', title, description, url },
      twitter: { card: 'summary_large_image', title, description },
    });
  });

  it.each([
    ['shop', undefined],
    ['sent', { index: false, follow: true }],
  ])('for %s, returns the robots directives %j', (id, robots) => {
    expect(
      pageMetadata(
        PAGES.find((each) => each.id === id)!,
        company,
      ).robots,
    ).toEqual(robots);
  });
});
