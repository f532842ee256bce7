/** @jest-environment node */
import { blockingElements, firstPictures, firstScreen } from './first-screen';

const PHONE = { width: 400, density: 2 };

describe('firstScreen', () => {
  it('ends with the first element of <main>, whatever that holds', () => {
    const head = '<head></head><div>bar</div><main id="main" tabindex="-1">';
    const first = '<div class="head"><div><img src="/a"/></div><section></section></div>';
    expect(firstScreen(`${head}${first}<div>more</div></main>`)).toBe(head + first);
  });

  it.each([
    ['<body></body>', 'has no element in <main>'],
    ['<main>text</main><footer></footer>', 'has no element in <main>'],
    ['<main><section><p></p></main>', 'has a <section> in <main> that does not end'],
  ])('stops at %s', (html, message) => expect(() => firstScreen(html)).toThrow(message));
});

describe('blockingElements', () => {
  it.each(['<link rel="stylesheet" href="/a.css"/>', '<script async="" src="/a.js">'])(
    'finds %s',
    (element) => expect(blockingElements(`<head>${element}</head>`)).toEqual([element]),
  );

  it.each([
    '<noscript><link rel="stylesheet" href="/a.css"/></noscript>',
    '<link rel="preload" as="font" href="/a.woff2"/>',
    '<script>run()</script>',
    '<style>a{}</style>',
  ])('has nothing against %s', (html) => expect(blockingElements(html)).toEqual([]));
});

describe('firstPictures', () => {
  const SRCSET = 'srcSet="/a-400.avif 400w, /a-800.avif 800w, /a-1200.avif 1200w"';
  const image = (sizes: string) => `<img ${SRCSET} sizes="${sizes}" fetchPriority="high"/>`;

  it.each([
    ['100vw', '/a-800.avif'],
    ['100px', '/a-400.avif'],
    ['26rem', '/a-1200.avif'],
    ['200vw', '/a-1200.avif'],
    ['(max-width: 25rem) 50vw, 105rem', '/a-400.avif'],
    ['(max-width: 24rem) 50vw, 105rem', '/a-1200.avif'],
    ['(min-width: 401px) 105rem, 40vw', '/a-400.avif'],
    ['(min-width: 400px) 105rem, 40vw', '/a-1200.avif'],
  ])('takes of sizes="%s" the candidate %s', (sizes, address) => {
    expect(firstPictures(image(sizes), PHONE)).toEqual([address]);
  });

  it('takes the AVIF source of a picture, and not its fallback', () => {
    const picture = (priority: string) =>
      `<picture><source type="image/avif" srcSet="/a.avif 800w" sizes="9px"/><source type="image/webp" srcSet="/a.webp 800w"/><img src="/a.jpg" fetchPriority="${priority}"/></picture>`;
    expect(firstPictures(picture('high'), PHONE)).toEqual(['/a.avif']);
    expect(firstPictures(picture('auto'), PHONE)).toEqual([]);
  });

  it('names a picture once that is preloaded and shown in several places', () => {
    const preload = `<link rel="preload" as="image" image${SRCSET} imageSizes="100vw" fetchPriority="high"/>`;
    expect(firstPictures(preload, PHONE)).toEqual(['/a-800.avif']);
    expect(firstPictures(preload + image('100vw') + image('100vw'), PHONE)).toHaveLength(1);
  });

  it('takes what has no candidates by its address', () => {
    expect(firstPictures('<img src="/a.png" fetchpriority="high">', PHONE)).toEqual(['/a.png']);
  });

  it('stops at sizes that it cannot read', () => {
    expect(() => firstPictures(image('calc(100vw - 2rem)'), PHONE)).toThrow('cannot read: calc');
  });
});
