/** @jest-environment node */
import { loadedFiles } from './loaded-files';
import { withLoader } from './script-loader';

const ENTRY = '/_next/static/chunks/main-app-1a.js';
const RUNTIME = '/_next/static/chunks/webpack-1a.js';
const script = (file: string) => `<script src="${file}" async=""></script>`;
const page = (scripts: string) => `<html><head></head><body>${scripts}</body></html>`;
const data = '<script>self.__next_f=[]</script>';
const html = page(
  [script('/a.js'), script(RUNTIME), data, script(ENTRY), script('/b.js')].join(''),
);

describe('loadedFiles', () => {
  it.each([true, false])('reads back what a loader fetches (late: %s)', (late) => {
    const { html: made, data } = withLoader(html, { late, styles: ['/a.css'] });
    expect(loadedFiles(made)).toEqual({
      data: `/${data!.file}`,
      scripts: [RUNTIME, '/a.js', '/b.js', ENTRY],
      styles: ['/a.css'],
    });
  });

  it('finds none in a page without a loader', () => {
    expect(loadedFiles(page('<script>run()</script>'))).toBeNull();
  });
});
