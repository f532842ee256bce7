/** @jest-environment node */
import { criticalStyles, withCriticalStyles, withoutFaces } from './critical-styles';

const FACE = '@font-face{font-family:Near;src:local(Arial)}';
const page = (body: string, head = '') => `<html><head>${head}</head><body>${body}</body></html>`;
const link = '<link rel="stylesheet" href="/a.css" data-precedence="next"/>';
const rules = (body: string, sheet: string) => criticalStyles(page(body), sheet);

describe('critical styles', () => {
  it('hold what the page has, and nothing else', async () => {
    expect(await rules('<p class="a">', '.a{color:red}.b{color:blue}')).toBe('.a{color:red}');
  });

  it('keep the order and the layers', async () => {
    const sheet = '@layer base,utilities;@layer utilities{.a{color:red}}@layer base{p{margin:0}}';
    expect(await rules('<p class="a">', sheet)).toBe(sheet);
  });

  it('hold what an element looks like when it is pointed at, focused or opened', async () => {
    const sheet = '.a:hover{color:red}details[open] p{margin:0}:focus-visible{outline:1px solid}';
    expect(await rules('<details><p class="a">', sheet)).toBe(sheet);
  });

  it('hold what is so only until the first paint', async () => {
    const sheet = 'html[data-unpainted] .a{color:red}';
    expect(await rules('<p class="a">', `${sheet}html[data-other] .a{margin:0}`)).toBe(sheet);
  });

  it('keep each face, one that has only a local source too', async () => {
    expect(await rules('<p>', `${FACE}p{font-family:Near}`)).toBe(`${FACE}p{font-family:Near}`);
  });

  it('leave paper to the whole stylesheet', async () => {
    const paper = '@media print{@page{margin:1cm}p{color:black}}';
    expect(await rules('<p>', `${paper}p{margin:0}@layer a{${paper}p{color:red}}`)).toBe(
      'p{margin:0}@layer a{p{color:red}}',
    );
  });

  it('keep only the keyframes that are used', async () => {
    const used = 'p{animation:in 1s}@keyframes in{to{opacity:1}}';
    expect(await rules('<p>', `${used}@keyframes out{to{opacity:0}}`)).toBe(used);
  });

  it('stop at a selector that cannot be understood', async () => {
    await expect(rules('<p>', 'p[=]{color:red}')).rejects.toThrow('cannot be given its styles');
  });
});

describe('the whole sheet', () => {
  it('comes without the faces, which the page has, and otherwise as it is', () => {
    const rest = '@layer base{p{color:red}}@media print{p{color:black}}';
    expect(withoutFaces(`${FACE}${rest}${FACE}`)).toBe(rest);
  });
});

describe('a page with its critical styles', () => {
  const read = (address: string) => Promise.resolve(`p{--from:"${address}"}.b{color:blue}`);

  it('asks for its stylesheet only where no script does', async () => {
    const { html, styles } = await withCriticalStyles(page('<p>', `${link}<title>A</title>`), read);
    expect(styles).toEqual(['/a.css']);
    expect(html).toBe(
      page(
        '<p>',
        '<title>A</title><style>p{--from:"/a.css"}</style>' +
          '<noscript><link rel="stylesheet" href="/a.css"/></noscript>',
      ),
    );
  });

  it('is left alone without a stylesheet of Next.js', async () => {
    const own = page('<p>', '<link rel="stylesheet" href="form.css">');
    expect(await withCriticalStyles(own, read)).toEqual({ html: own, styles: [] });
  });
});
