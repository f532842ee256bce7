/** @jest-environment node */
import { folderProblems } from './check';

describe('the folder of the project', () => {
  it.each(['/home/ada/c#/site', '/home/ada/50%/site'])('stops the build: %s', (folder) => {
    expect(folderProblems(folder)).toEqual([expect.stringContaining(folder)]);
  });

  it('may have spaces and letters with accents', () => {
    expect(folderProblems('/home/ada/My sites (ž)/site')).toEqual([]);
  });
});
