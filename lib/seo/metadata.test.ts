import type { PageRecord } from '@/lib/pages/record';
import { pageMetadata } from '@/lib/seo/metadata';

const law: PageRecord = {
  id: 'law',
  path: '/law' as '/',
  name: 'Law',
  title: 'The law',
  description: 'About the law.',
  indexable: true,
  canonical: '/terms' as '/',
};
const metadataOf = (facts: Partial<PageRecord> = {}) =>
  pageMetadata({ ...law, ...facts }, { name: 'Company', language: 'de', alternates: [] });

it('has the title, description, language and canonical URL of a page', () => {
  const { title, description } = law;
  const url = 'https://site.example/terms';
  expect(metadataOf()).toMatchObject({
    title,
    description,
    alternates: { canonical: url },
    openGraph: { siteName: 'Company', locale: 'de_DE', title, description, url },
    twitter: { card: 'summary_large_image', title, description },
  });
});

it.each([
  [true, undefined],
  [false, { index: false, follow: true }],
])('for a page that is indexable: %s, returns the robots directives %j', (indexable, robots) => {
  expect(metadataOf({ indexable }).robots).toEqual(robots);
});
