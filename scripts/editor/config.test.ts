import { editorConfig } from './config';

jest.mock('@/content/languages', () => ({ languages: ['en', 'cs'] }));

const SITE = { basePath: '/site', siteUrl: 'https://example.com' };
const EDITOR = { repository: 'owner/repository', signIn: null, review: false };

it('saves commits, or pull requests if changes are reviewed', () => {
  expect(editorConfig(SITE, EDITOR).publish_mode).toBe('simple');
  const reviewed = editorConfig(SITE, { ...EDITOR, review: true });
  expect(reviewed.publish_mode).toBe('editorial_workflow');
  // The mode of a collection would have priority.
  for (const collection of reviewed.collections!)
    expect(collection).not.toHaveProperty('publish_mode');
});

it('signs editors in with a token, or at the origin of a service', () => {
  const { backend } = editorConfig(SITE, EDITOR);
  expect(backend).toEqual({ name: 'github', repo: 'owner/repository', auth_methods: ['token'] });
  const signIn = 'https://sign-in.example';
  expect(editorConfig(SITE, { ...EDITOR, signIn }).backend).toMatchObject({ base_url: signIn });
});

it('saves the entries and lists of a further language in its folder', () => {
  const collections = editorConfig(SITE, EDITOR).collections!;
  const folders = collections.flatMap((each) => ('folder' in each ? [each.folder] : []));
  const first = folders.filter((folder) => !folder.startsWith('content/cs/'));
  expect(first.length).toBeGreaterThan(0);
  expect(folders.toSorted()).toEqual(
    [...first, ...first.map((folder) => folder.replace('content/', 'content/cs/'))].toSorted(),
  );
});
