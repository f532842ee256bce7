/** @jest-environment node */
import { folderProblems, servedFiles } from './check';

describe('the folder of the project', () => {
  it.each(['/home/ada/c#/site', '/home/ada/50%/site'])('stops the build: %s', (folder) => {
    expect(folderProblems(folder)).toEqual([expect.stringContaining(folder)]);
  });

  it('may have spaces and letters with accents', () => {
    expect(folderProblems('/home/ada/My sites (ž)/site')).toEqual([]);
  });
});

it('the files of the site are those of public/, of routes, and those that Next.js makes', async () => {
  const files = await servedFiles();
  expect(files).toEqual(
    expect.arrayContaining([
      '/robots.txt',
      '/.well-known/security.txt',
      '/contact.vcf',
      '/feed.xml',
      '/_redirects',
      '/404.html',
    ]),
  );
  expect(files.some((file) => file.startsWith('/brands/'))).toBe(true);
});
