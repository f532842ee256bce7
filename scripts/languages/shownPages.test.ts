/** @jest-environment node */
describe('entries that some language does not show', () => {
  let tags: string[] = [];
  let further = ['nb'];
  afterEach(() => {
    tags = [];
    further = ['nb'];
  });
  const shown = (...slugs: string[]) => ({
    built: [],
    log: slugs.map((slug) => ({ collection: 'log', slug, title: slug, tags })),
  });

  async function lacking(
    norwegian: readonly string[],
    originals: readonly string[] = [],
    english: readonly string[] = ['one', 'two'],
  ) {
    jest.resetModules();
    jest.doMock('@/lib/pages/entryFiles', () => ({
      allLanguages: ['', ...further],
      furtherLanguages: further,
      shownEntries: (_: boolean, tag: string) => (tag ? shown(...norwegian) : shown(...english)),
      originalsFor: () => shown(...originals).log,
    }));
    const { lackingPages, leadingPages } = await import('./shownPages');
    return { ...lackingPages(false), pages: leadingPages(false) };
  }

  const untranslated = async (norwegian: readonly string[]) =>
    (await lacking(norwegian)).untranslated;

  it('are not those that the language shows in the first one, which have no translation either', async () => {
    const { hidden, untranslated: paths } = await lacking(['one', 'two', 'to'], ['two']);
    expect(hidden).toEqual(['/Log/to']);
    expect(paths).toEqual(['/Log/to', '/Log/two']);
  });

  it('are found, with their list if a language shows none', async () => {
    expect(await untranslated(['one', 'to'])).toEqual(['/Log/two', '/Log/to']);
    expect(await untranslated([])).toEqual(['/Log', '/Log/one', '/Log/two']);
  });

  it('are found with the lists of their tags, whose folder is no page', async () => {
    tags = ['Larch'];
    expect(await untranslated(['to'])).toEqual([
      '/Log/one',
      '/Log/two',
      '/Log/to',
      '/Log/tags',
      '/Log/tags/larch',
    ]);
    expect(await untranslated([])).toEqual([
      '/Log',
      '/Log/one',
      '/Log/two',
      '/Log/tags/larch',
      '/Log/tags',
    ]);
  });

  it('have no alternates for the list of a tag that is too short for search engines in some language', async () => {
    tags = ['Larch'];
    const list = '/Log/tags/larch';
    const three = ['one', 'two', 'three'];
    expect((await lacking(three, [], three)).untranslated).not.toContain(list);
    const short = await lacking(['one', 'two'], [], three);
    expect(short.untranslated).toContain(list);
    // Links to the other language lead to it all the same.
    expect(short.hidden).not.toContain(list);
  });

  it('are none in a site in one language', async () => {
    tags = ['Larch'];
    further = [];
    expect(await lacking([])).toEqual({ hidden: [], untranslated: [], pages: [] });
  });

  it('have a page that leads to the original, with its name', async () => {
    expect((await lacking(['one', 'to'])).pages).toEqual([
      { from: '/nb/Log/two', to: '/Log/two', name: 'two' },
    ]);
  });
});
