import type { PageRecord } from '@/lib/pages/record';
import { languageUrls } from '@/lib/pages/alternates';

const page: PageRecord = {
  id: 'work',
  path: '/Wörk' as '/',
  name: 'Work',
  title: 'Our work',
  description: 'What we have built.',
  indexable: true,
};

const ALTERNATES = [
  { language: 'en', label: 'English', url: 'https://heron.example', default: true },
  { language: 'de', label: 'Deutsch', url: 'https://de.heron.example', missing: ['/Log'] },
  { language: 'ar', label: 'العربية', url: 'https://heron.example/ar', missing: ['/Log', '/FAQ'] },
];

const urls = (facts: Partial<PageRecord>, alternates = ALTERNATES) =>
  languageUrls({ ...page, ...facts }, { language: 'de', alternates });

beforeAll(() => void jest.replaceProperty(BUILD, 'siteUrl', 'https://preview.example'));

it('has the same page in each language, also this one, and that of the default for everybody else', () => {
  expect(urls({})).toEqual({
    en: 'https://heron.example/W%C3%B6rk',
    // As in the canonical link.
    de: 'https://preview.example/W%C3%B6rk',
    ar: 'https://heron.example/ar/W%C3%B6rk',
    'x-default': 'https://heron.example/W%C3%B6rk',
  });
  expect(urls({ path: '/' })).toMatchObject({ ar: 'https://heron.example/ar' });
  expect(Object.keys(urls({ path: '/FAQ' })!)).toEqual(['en', 'de', 'x-default']);
});

it.each<[string, Partial<PageRecord>]>([
  ['that the other sites miss', { path: '/Log' as '/' }],
  ['of an entry', { folder: '/Log/' }],
  ['that search engines do not find', { indexable: false }],
  ['with another canonical URL', { canonical: '/FAQ' }],
])('has none for a page %s', (_, facts) => expect(urls(facts)).toBeUndefined());

it('has none in a site in one language', () => expect(urls({}, [])).toBeUndefined());
