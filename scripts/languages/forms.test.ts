const HOSTED = {
  kind: 'hosted',
  src: 'https://site.example/crm/forms/wtl/en',
  origins: ['https://site.example'],
  parameters: [],
} as const;

/** Loads the module for a site whose second language has a form of its own, and whose third one has none. */
async function load() {
  jest.resetModules();
  jest.doMock('@/lib/catalog/languages', () => ({ furtherLanguages: ['nb', 'de'] }));
  jest.doMock('./files', () => ({
    ownModule: async (_: string, tag: string) =>
      tag === 'nb' ? { leadForm: { form: 'nb' } } : undefined,
  }));
  return import('./forms');
}

it('names the forms of all languages, so that the build does not look for them in the export', async () => {
  const { formsOf } = await load();
  const forms = await formsOf({ leadForm: HOSTED, plan: null });
  expect(forms.map((form) => form.kind === 'hosted' && form.src)).toEqual([
    HOSTED.src,
    'https://site.example/crm/forms/wtl/nb',
    HOSTED.src,
  ]);
});
