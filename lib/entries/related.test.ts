import type { Entry } from './read';
import { relatedEntries } from './related';

const ALL = [
  { slug: 'sloop', services: ['planks'] },
  { slug: 'yawl', services: ['planks', 'paint'], products: [2] },
  { slug: 'kayak', services: ['sails'] },
  { slug: 'dinghy', services: ['planks', 'paint'] },
  { slug: 'punt', services: ['planks'] },
  { slug: 'raft', products: [2] },
  { slug: 'plank' },
] as unknown as Entry[];

const named = (slug: string) => ALL.find((entry) => entry.slug === slug)!;
const topicsOf = ({ services = [], products = [] }: Entry) => [
  ...(services as string[]),
  ...(products as number[]),
];
const related = (slug: string) =>
  relatedEntries(named(slug), ALL, topicsOf).map((entry) => entry.slug);

it('finds the three entries that share most, of equal ones the newest', () => {
  expect(related('dinghy')).toEqual(['yawl', 'sloop', 'punt']);
  expect(related('yawl')).toEqual(['dinghy', 'sloop', 'punt']);
  expect(related('raft')).toEqual(['yawl']);
});
