import type { StructuredData } from '@/lib/entries/collection';
import type { Entry } from '@/lib/entries/read';

import { entryData } from './entryData';

const entry = {
  title: 'A boat builder',
  description: 'Builds boats.',
  date: '2026-03-01',
} as unknown as Entry;

const dataOf = (kind: StructuredData, more: object = {}) =>
  entryData(kind, { ...entry, ...more } as Entry, {
    path: '/Log/builder',
    image: '/social/builder.jpg',
    keywords: ['Larch'],
  });

const company = { '@id': expect.stringMatching(/#organization$/) };

it.each([
  [{ author: 'Ada' }, { '@type': 'Person', name: 'Ada' }],
  [{}, company],
])('makes an article with the fields %j', (more, author) => {
  const published = { headline: 'A boat builder', datePublished: '2026-03-01' };
  expect(dataOf('BlogPosting', more)).toMatchObject({ ...published, author });
});
