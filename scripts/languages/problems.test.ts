const CONTENT = 'scripts/test/content';

/** Loads the module for a site with these languages. The fixture has no folder of a language. */
async function withLanguages(languages: readonly string[]) {
  jest.resetModules();
  jest.doMock('@/content/languages', () => ({ languages }));
  jest.doMock('@/content/site', () => ({ site: { language: 'en' } }));
  jest.doMock('@/content/routes', () => ({ routes: [] }));
  return import('./problems');
}

const LIST = 'content/languages.ts languages';

it.each([
  [[], []],
  [
    ['de', 'en'],
    [
      `${LIST}[0]: is "de", but site.language is "en": make them the same`,
      'content/en: does not exist: create it (docs/languages.md), or remove en from content/languages.ts',
    ],
  ],
  // A folder that is there, but is no language: its files replace none of content/.
  [
    ['en', 'pages'],
    expect.arrayContaining([expect.stringMatching(/^content\/pages\/.* replaces no/)]),
  ],
])('the languages %j have these problems: %j', async (languages, lines) => {
  const { languageProblems } = await withLanguages(languages);
  expect(await languageProblems(CONTENT)).toEqual(lines);
});
