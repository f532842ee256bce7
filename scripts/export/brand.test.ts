import { colorProblems } from '@/scripts/content/problems';
import tokens from '@/tailwind.config';

import { markModule, parseMark } from './mark';

const svg = (inside: string, attributes = 'viewBox="0 0 20 10"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

describe('the mark', () => {
  it.each([
    [svg('<path style="fill:red"/>'), 'contains styles: use attributes such as fill="#123456"'],
    [svg('<path fill="url(a.svg#b)"/>'), 'refers to something outside the file'],
    [
      svg('<path/>', 'width="20" height="10"'),
      'has no viewBox: add viewBox="0 0 {width} {height}"',
    ],
  ])('is rejected if its source is %s', (source, message) => {
    expect(() => parseMark(source)).toThrow(`content/mark.svg ${message}`);
  });

  it('uses different IDs in each copy on a page', () => {
    const mark = parseMark(
      svg(
        '<g id="a" fill-rule="evenodd"/><use xlink:href="#a" fill="url(\'#a\')"/>',
        'viewBox="0 0 20 10" xmlns:xlink="http://www.w3.org/1999/xlink"',
      ),
    );
    expect([mark.width, mark.height]).toEqual([20, 10]);
    expect(markModule(mark)).toContain(
      '<g id={`${id}a`} fillRule="evenodd"/><use href={`#${id}a`} fill={`url(#${id}a)`}/>',
    );
  });
});

it('colorProblems() reports a color that is not six hex digits', () => {
  const { colors } = tokens.theme;
  expect(colorProblems({ ...colors, page: 'white' } as never)).toEqual([
    'tailwind.config.ts colors.page: is "white", but must be six hex digits, such as #1d1512',
  ]);
});
