import { folderProblems, servedFiles } from './check';
// An owner may have other files in public/.
jest.mock('@/scripts/files', () => {
  const actual = jest.requireActual<typeof import('@/scripts/files')>('@/scripts/files');
  return {
    ...actual,
    filesAt: async ([place]: [string]) =>
      place === 'public'
        ? ['public/brands/own.svg', 'public/social/home.jpg']
        : actual.filesAt([place]),
  };
});

describe('the folder of the project', () => {
  it.each(['/home/ada/c#/site', '/home/ada/50%/site'])('stops the build: %s', (folder) => {
    expect(folderProblems(folder)).toEqual([expect.stringContaining(folder)]);
  });
});

it('the files of the site are those of public/, of routes, and those that Next.js makes', async () => {
  const files = await servedFiles(false);
  expect(files).toEqual(
    expect.arrayContaining([
      '/robots.txt',
      '/.well-known/security.txt',
      '/contact.vcf',
      '/_redirects',
      '/404.html',
      '/brands/own.svg',
    ]),
  );
});
