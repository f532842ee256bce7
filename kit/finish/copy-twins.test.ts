/** @jest-environment node */
import { directoryTwins } from './copy-twins';

describe('directoryTwins', () => {
  it('copies a page and its data into the directory with the same name', () => {
    expect(directoryTwins(['FAQ.html', 'FAQ.txt', 'FAQ/__next._tree.txt'])).toEqual([
      ['FAQ.html', 'FAQ/index.html'],
      ['FAQ.txt', 'FAQ/index.txt'],
    ]);
  });

  it('does not copy index pages or the 404 page', () => {
    const files = ['index.html', '404.html', '_not-found.html', 'forms/wtl/demo/index.html'];
    expect(directoryTwins(files)).toEqual([]);
  });

  it('does not copy text files other than page data', () => {
    expect(directoryTwins(['robots.txt', 'FAQ.html'])).toEqual([['FAQ.html', 'FAQ/index.html']]);
  });
});
