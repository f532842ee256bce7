/** @jest-environment node */
import { folderProblems, servedFiles } from './check';
import { readGenerated } from './generated';

jest.mock('./generated', () => ({ readGenerated: jest.fn(async () => ({ files: [] })) }));
// An owner may have other files in public/.
jest.mock('@/scripts/files', () => {
  const { filesAt } = jest.requireActual<typeof import('@/scripts/files')>('@/scripts/files');
  return {
    filesAt: async ([place]: [string]) =>
      place === 'public' ? ['public/brands/own.svg'] : filesAt([place]),
  };
});

describe('the folder of the project', () => {
  it.each(['/home/ada/c#/site', '/home/ada/50%/site'])('stops the build: %s', (folder) => {
    expect(folderProblems(folder)).toEqual([expect.stringContaining(folder)]);
  });

  it('may have spaces and letters with accents', () => {
    expect(folderProblems('/home/ada/My sites (ž)/site')).toEqual([]);
  });
});

it('the files of the site are those of public/, of routes, and those that Next.js makes', async () => {
  const files = await servedFiles([]);
  expect(files).toEqual(
    expect.arrayContaining([
      '/robots.txt',
      '/.well-known/security.txt',
      '/contact.vcf',
      '/feed.xml',
      '/_redirects',
      '/404.html',
      '/brands/own.svg',
    ]),
  );
});

it('the files of the site are those that this build generates in public/, not those of an earlier one', async () => {
  const logo = '/brands/own.svg';
  const made = ['public/social/home.jpg', 'lib/mark.generated.tsx'];
  const first = await servedFiles(made);
  expect(first).toEqual(expect.arrayContaining([logo, '/social/home.jpg']));
  expect(first.filter((file) => file.includes('mark'))).toEqual([]);
  jest.mocked(readGenerated).mockResolvedValueOnce({ files: [`public${logo}`], advice: [] });
  expect(await servedFiles(made)).not.toContain(logo);
});
