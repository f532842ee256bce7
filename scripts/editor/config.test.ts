import { editorConfig } from './config';

const SITE = { basePath: '/site', siteUrl: 'https://example.com' };
const EDITOR = { repository: 'owner/repository', signIn: null, review: false };

it('saves commits, or pull requests if changes are reviewed', () => {
  expect(editorConfig(SITE, EDITOR).publish_mode).toBe('simple');
  const reviewed = editorConfig(SITE, { ...EDITOR, review: true });
  expect(reviewed.publish_mode).toBe('editorial_workflow');
});
