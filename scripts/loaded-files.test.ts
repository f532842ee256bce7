/** @jest-environment node */
import { loadedFiles } from './loaded-files';
import { withLoader } from './script-loader';

const RUNTIME = '/_next/static/chunks/webpack-1a.js';
const script = (file: string) => `<script src="${file}" async=""></script>`;
const page = (scripts: string) => `<html><head></head><body>${scripts}</body></html>`;
const html = page(
  `${script('/a.js')}${script(RUNTIME)}<script>self.__next_f=[]</script>${script('/b.js')}`,
);

describe('loadedFiles', () => {
  it.each([true, false])('reads back what a loader fetches (late: %s)', (late) => {
    const { html: made, data } = withLoader(html, { late, styles: ['/a.css'] });
    expect(loadedFiles(made)).toEqual({
      data: `/${data!.file}`,
      scripts: [RUNTIME, '/a.js', '/b.js'],
      styles: ['/a.css'],
    });
  });

  it('finds none in a page without a loader', () => {
    expect(loadedFiles(page('<script>run()</script>'))).toBeNull();
  });
});
