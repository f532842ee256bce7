import { LISTS } from '@/lib/records/lists';

import { contentProblems } from './problems';
import { readContent, type Content } from './read';

let content: Content;

beforeAll(async () => {
  content = {
    ...(await readContent('scripts/test/content')),
  };
});

/**
 * Returns the content with one value changed. `place` consists of the file and the keys that lead
 * to the value, for example `lists/products.json 0 title`.
 */
function withValue(place: string, value: unknown): Content {
  const [file, ...steps] = place.split(' ') as [string, ...string[]];
  const changed = JSON.parse(JSON.stringify(content[file]));
  const parent = steps.slice(0, -1).reduce((part, step) => part[step], changed);
  parent[steps.at(-1)!] = value;
  return { ...content, [file]: changed };
}

/** The lists that the content above has. Another one does not concern these tests. */
const { brands, faqs, people, products } = LISTS;
const LISTED = { brands, faqs, people, products };

const messagesFor = (changed: Content) => [...contentProblems(changed, LISTED, () => true)];

const ENGLISH = { language: 'en', label: 'English', url: 'https://heron.example', default: true };
const MAORI = { language: 'mi', label: 'Māori', url: 'https://mi.heron.example/boats' };

describe('contentProblems', () => {
  it.each<[alternates: readonly object[], problems: readonly string[]]>([
    [[{ ...MAORI, missing: ['/Work'] }, ENGLISH], []],
    [
      [ENGLISH, { ...MAORI, url: 'http://mi.heron.example' }],
      [
        '[1].url: is "http://mi.heron.example", but must be an https URL without a slash at its end',
      ],
    ],
    [
      [ENGLISH, { ...MAORI, url: 'https://mi.heron.example/' }],
      [
        '[1].url: is "https://mi.heron.example/", but must be an https URL without a slash at its end',
      ],
    ],
    [
      [{ ...MAORI, default: true }],
      [': is "mi", but must be a list with the language of this site, en'],
    ],
    [
      [ENGLISH, { ...MAORI, language: 'māori' }],
      ['[1].language: is "māori", but must be a language tag, such as en or de-CH'],
    ],
    [[ENGLISH, MAORI, MAORI], [': is "en, mi, mi", but must be a list with each language once']],
    [
      [{ ...ENGLISH, default: false }, MAORI],
      [': is "en, mi", but must be a list in which one item has default: true'],
    ],
    [
      [ENGLISH, { ...MAORI, default: true }],
      [': is "en, mi", but must be a list in which one item has default: true'],
    ],
  ])('with the languages %j, has the problems %j', (alternates, problems) => {
    expect(messagesFor(withValue('site.ts site alternates', alternates))).toEqual(
      problems.map((problem) => `content/site.ts site.alternates${problem}`),
    );
  });

  it('accepts content with lists of any length, and any way to write a phone number', () => {
    expect(messagesFor(content)).toEqual([]);
  });

  it.each(['+39 (06) 5550142', '+49 (0)30 5550142', '+225 07 5550142', '030 5550142'])(
    'accepts the phone number %s',
    (display) => expect(messagesFor(withValue('site.ts site phone display', display))).toEqual([]),
  );

  it.each<[place: string, value: unknown]>([['site.ts site offices 0 street', '']])(
    'accepts %s = %j, which breaks nothing',
    (place, value) => {
      expect(messagesFor(withValue(place, value))).toEqual([]);
    },
  );

  it.each<[place: string, value: unknown, message: RegExp]>([
    ['site.ts site offices 0 line', '', /offices\[0\]\.line: is empty: write the text$/],
    ['lists/faqs.json 0 question', undefined, /\[0\]\.question: is missing: write a text/],
    ['lists/faqs.json 0 title', 'A', /\[0\]\.title: is not a field: correct its name, or/],
    [
      'lists/faqs.json 0 answer',
      'We work {days}.',
      /answer: is "We work {days}\.", but .* without braces, except {hours}$/,
    ],
    ['lists/faqs.json 1 id', 'when', /\[1\]\.id: "when" is also used by record 0: make it/],
    [
      'lists/products.json 0 image',
      'https://cdn.example/a.jpg',
      /\[0\]\.height: is missing: write its size in px, because the picture is at another host/,
    ],
    [
      'site.ts site url',
      'https://company.example/',
      /site\.url: is ".*\/", but must be https:\/\/company\.example$/,
    ],
    ['site.ts site elsewhere', ['/blog'], /site\.elsewhere: is .* removed: give the other site an/],
    [
      'site.ts security',
      { confirmed: '' },
      /site\.ts security: is .* removed: write public\/\.well/,
    ],
    ['site.ts site phone display', '+1 202 CALL 123', /display: is "\+1 202 CALL 123", but/],
    [
      'routes.ts routes 1 canonical',
      '/terms',
      /is "\/terms", but must be the path of a route that/,
    ],
    ['routes.ts routes 1 canonical', '/sent', /routes\[1\]\.canonical: is "\/sent", but must be/],
  ])('rejects the value %s = %j', (place, value, message) => {
    expect(messagesFor(withValue(place, value))).toContainEqual(expect.stringMatching(message));
  });

  it('reports a missing picture, with the file, the record, and how to fix it', () => {
    expect([...contentProblems(content, LISTED, () => false)]).toContain(
      'content/lists/products.json [0].image: is /product/dinghy.jpg, but public/product/dinghy.jpg does not exist: add the file, or fix the path',
    );
  });
});
