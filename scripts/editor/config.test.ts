import { editorConfig } from './config';

jest.mock('@/content/languages', () => ({ languages: ['en', 'cs'] }));

const SITE = { basePath: '/site', siteUrl: 'https://example.com' };
const EDITOR = { repository: 'owner/repository', signIn: null, review: false };

it('saves commits, or pull requests if changes are reviewed', () => {
  expect(editorConfig(SITE, EDITOR).publish_mode).toBe('simple');
  const reviewed = editorConfig(SITE, { ...EDITOR, review: true });
  expect(reviewed.publish_mode).toBe('editorial_workflow');
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
