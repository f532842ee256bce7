/** @jest-environment node */
import { leadingPage } from '@/kit/finish/leadingPages';
import { escaped } from '@/lib/entries/feedText';
import { allOf } from '@/lib/entries/read';

import { allEntries } from '@/lib/pages/entryFiles';

const CONTENT = 'lib/fixture/content';

/** Loads the module for a site with these languages. The fixture has no folder of a language. */
async function problems(languages: readonly string[], copied?: string) {
  jest.resetModules();
  jest.doMock('@/content/languages', () => ({ languages }));
  jest.doMock('@/content/site', () => ({ site: { language: 'en' } }));
  jest.doMock('@/content/routes', () => ({ routes: [] }));
  jest.replaceProperty(process, 'env', { ...process.env, SITE_LANGUAGE: copied });
  const { languageProblems } = await import('./languages');
  return languageProblems(CONTENT);
}

const LIST = 'content/languages.ts languages';

it.each([
  [[], []],
  [['en'], [`${LIST}: has only one language: add another one, or remove it`]],
  [
    ['de', 'en'],
    [
      `${LIST}[0]: is "de", but site.language is "en": make them the same`,
      'content/en: does not exist: create it (docs/languages.md), or remove en from content/languages.ts',
    ],
  ],
  [
    ['en', 'NB', 'en'],
    ['NB', 'en'].map(
      (tag, index) =>
        `${LIST}[${index + 1}]: is "${tag}", but must be a language tag, such as nb or pt-BR, and differ from the others`,
    ),
  ],
  // A folder that is there, but is no language: its files replace none of content/.
  [
    ['en', 'pages'],
    expect.arrayContaining([expect.stringMatching(/^content\/pages\/.* replaces no/)]),
  ],
])('the languages %j have these problems: %j', async (languages, lines) => {
  expect(await problems(languages)).toEqual(lines);
});

it('expects the words of a language to say which one it is', async () => {
  expect(await problems(['de', 'en'], 'en')).toEqual([]);
  expect(await problems(['en', 'nb'], 'nb')).toEqual([
    'content/site.ts site.language: is "en", but must be "nb"',
  ]);
});

it('names the files that a language lacks: a list by its JSON file, and no entries and tests', async () => {
  jest.resetModules();
  jest.unmock('@/content/site');
  jest.doMock('@/content/languages', () => ({ languages: ['en', 'pages'] }));
  const { missingFiles } = await import('./languages');
  const files = (await missingFiles(CONTENT, 'pages')).split(/: |, |\n/);
  expect(files).toEqual(expect.arrayContaining(['site.ts', 'lists/faqs.json']));
  expect(files.filter((file) => /\.md$|faqs\.ts|\.test\.|languages\.ts/.test(file))).toEqual([]);
});

it('has in a further language only the entries of its folder', () => {
  expect(allOf(allEntries(CONTENT)).length).toBeGreaterThan(1);
  expect(allOf(allEntries(CONTENT, 'pages'))).toEqual([]);
});

describe('entries that some language does not show', () => {
  let tags: string[] = [];
  afterEach(() => (tags = []));
  const shown = (...slugs: string[]) => ({
    built: [],
    log: slugs.map((slug) => ({ collection: 'log', slug, title: slug, tags })),
  });

  async function lacking(norwegian: readonly string[], originals: readonly string[] = []) {
    jest.resetModules();
    jest.doMock('@/content/languages', () => ({ languages: ['en', 'nb'] }));
    jest.doMock('@/lib/pages/entryFiles', () => ({
      shownEntries: (_: boolean, tag?: string) => (tag ? shown(...norwegian) : shown('one', 'two')),
      originalsFor: () => shown(...originals).log,
    }));
    const { hiddenPaths, untranslatedPaths } = await import('./languages');
    return { hidden: hiddenPaths(false), paths: untranslatedPaths(false) };
  }

  const untranslated = async (norwegian: readonly string[]) => (await lacking(norwegian)).paths;

  it('are not those that the language shows in the first one, which have no translation either', async () => {
    const { hidden, paths } = await lacking(['one', 'two', 'to'], ['two']);
    expect(hidden).toEqual(['/Log/to']);
    expect(paths).toEqual(['/Log/to', '/Log/two']);
  });

  it('are found, with their list if a language shows none', async () => {
    expect(await untranslated(['one', 'to'])).toEqual(['/Log/two', '/Log/to']);
    expect(await untranslated([])).toEqual(['/Log', '/Log/one', '/Log/two']);
  });

  it('are found with the lists of their tags, whose folder is no page', async () => {
    tags = ['Larch'];
    expect(await untranslated(['to'])).toEqual(['/Log/one', '/Log/two', '/Log/to', '/Log/tags']);
    expect(await untranslated([])).toEqual([
      '/Log',
      '/Log/one',
      '/Log/two',
      '/Log/tags/larch',
      '/Log/tags',
    ]);
  });

  it('are known in a copy from the build of the first language', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, SITE_UNTRANSLATED: '/Log/two' });
    expect(await untranslated(['one'])).toEqual(['/Log/two']);
  });

  it('have a page that leads to the original', () => {
    const html = leadingPage('/Log/boats', escaped('Boats & <berths>'), 'en');
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('url=/Log/boats"');
    expect(html).toContain('<a href="/Log/boats">Boats &#x26; &#x3C;berths></a>');
    expect(html).toContain('noindex');
  });
});
