import { site } from '@/scripts/test/site';
import { pageMetadata, postTitle } from '@/lib/metadata';

/** A page that this site does not have. */
const LAW = '/law' as '/';

const words = { title: 'The law', description: 'About the law.' };

afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(site, { language: 'en', alternates: [] });
});

it('has the title, description, language and canonical URL of a page', () => {
  Object.assign(site, { language: 'de' });
  const url = 'https://site.example/terms';
  expect(pageMetadata(LAW, words, { canonical: '/terms' as '/' })).toMatchObject({
    ...words,
    alternates: { canonical: url },
    openGraph: { siteName: site.name, locale: 'de_DE', url },
  });
});

it.each([
  [true, '/social/law.jpg', undefined],
  [false, '/social/home.jpg', { index: false, follow: true }],
])('for a page that is indexed: %s, has the card %s and the robots directives %j', (...facts) => {
  const [index, card, robots] = facts;
  const { openGraph, robots: found } = pageMetadata(LAW, words, { index });
  expect(openGraph!.images).toMatchObject([{ url: `https://site.example${card}` }]);
  expect(found).toEqual(robots);
});

it('adds the name of the company to the title of a post, unless that becomes too long', () => {
  expect(postTitle('Why larch')).toBe(`Why larch: ${site.name}`);
  const long = 'Why we take larch for planks below the line of the water';
  expect(postTitle(long)).toBe(long);
});

const ALTERNATES = [
  { language: 'en', label: 'English', url: 'https://heron.example', default: true },
  { language: 'de', label: 'Deutsch', url: 'https://de.heron.example', missing: ['/Log'] },
  { language: 'ar', label: 'العربية', url: 'https://heron.example/ar', missing: ['/Log'] },
];

const urls = (...[path, options]: [string, Parameters<typeof pageMetadata>[2]?]) =>
  pageMetadata(path as '/', words, options).alternates!.languages;

it('has the same page in each language, also this one, and that of the default for everybody else', () => {
  jest.replaceProperty(BUILD, 'siteUrl', 'https://preview.example');
  Object.assign(site, { language: 'de', alternates: ALTERNATES });
  expect(urls('/Wörk')).toEqual({
    en: 'https://heron.example/W%C3%B6rk',
    // As in the canonical link.
    de: 'https://preview.example/W%C3%B6rk',
    ar: 'https://heron.example/ar/W%C3%B6rk',
    'x-default': 'https://heron.example/W%C3%B6rk',
  });
  expect(urls('/')).toMatchObject({ ar: 'https://heron.example/ar' });
});

it.each<Parameters<typeof urls>>([
  // The other sites miss it.
  ['/Log'],
  ['/thank-you', { index: false }],
  ['/law', { canonical: '/terms' as '/' }],
])('has no other language of %s %j', (...page) => {
  Object.assign(site, { language: 'de', alternates: ALTERNATES });
  expect(urls(...page)).toBeUndefined();
});
