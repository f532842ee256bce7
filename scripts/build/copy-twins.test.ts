/** @jest-environment node */
import { directoryTwins } from './copy-twins';

describe('directoryTwins', () => {
  it('copies a page and its data into the directory of its name', () => {
    expect(directoryTwins(['FAQ.html', 'FAQ.txt', 'FAQ/__next._tree.txt'])).toEqual([
      ['FAQ.html', 'FAQ/index.html'],
      ['FAQ.txt', 'FAQ/index.txt'],
    ]);
  });

  it('leaves alone what is an index already, and the page for unknown paths', () => {
    const files = ['index.html', '404.html', '_not-found.html', 'forms/wtl/demo/index.html'];
    expect(directoryTwins(files)).toEqual([]);
  });

  it('copies no text file that is not the data of a page', () => {
    expect(directoryTwins(['robots.txt', 'FAQ.html'])).toEqual([['FAQ.html', 'FAQ/index.html']]);
  });
});
