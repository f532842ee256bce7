import type { StructuredData } from '@/lib/entries/collection';
import type { Entry } from '@/lib/entries/read';

import { entryData } from './entryData';

const entry = {
  title: 'A boat builder',
  description: 'Builds boats.',
  date: '2026-03-01',
  employmentType: 'FULL_TIME',
} as unknown as Entry;

const offices = [{ name: 'Yard', line: '7 Slipway' }, { line: '1 Pier' }] as const;

const dataOf = (kind: StructuredData, more: object = {}) =>
  entryData(kind, { ...entry, ...more } as Entry, {
    path: '/Log/builder',
    image: '/social/builder.jpg',
    company: { offices },
    keywords: ['Larch'],
    html: () => '<p>Text.</p>',
  });

const company = { '@id': expect.stringMatching(/#organization$/) };

it.each([
  [{ author: 'Ada' }, { '@type': 'Person', name: 'Ada' }],
  [{}, company],
])('makes an article with the fields %j', (more, author) => {
  const published = { headline: 'A boat builder', datePublished: '2026-03-01' };
  expect(dataOf('BlogPosting', more)).toMatchObject({ ...published, author });
});

it('makes an opening with its last day, its text and the office that it names', () => {
  expect(dataOf('JobPosting', { office: 'Yard', lastDay: '2026-04-30' })).toMatchObject({
    '@type': 'JobPosting',
    title: 'A boat builder',
    description: '<p>Text.</p>',
    datePosted: '2026-03-01',
    validThrough: '2026-04-30T23:59:59Z',
    employmentType: 'FULL_TIME',
    hiringOrganization: company,
    jobLocation: [{ '@type': 'Place', address: '7 Slipway' }],
  });
  expect(dataOf('JobPosting')).not.toHaveProperty('validThrough');
  expect(dataOf('JobPosting', { office: 'Nowhere' })).toMatchObject({
    jobLocation: [{ address: '7 Slipway' }, { address: '1 Pier' }],
  });
});
