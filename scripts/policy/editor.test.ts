import { editorDirectives } from './editor';

it('The policy of the editor lets it read and save the repository', () => {
  expect(editorDirectives({ scripts: [], styles: [] })['connect-src']).toContain(
    'https://api.github.com',
  );
});
