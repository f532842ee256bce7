import { existsSync } from 'node:fs';
import path from 'node:path';
import { benefits } from '@/content/collections/benefits';
import { brands } from '@/content/collections/brands';
import { counters } from '@/content/collections/counters';
import { faqs } from '@/content/collections/faqs';
import { products } from '@/content/collections/products';
import { reasons } from '@/content/collections/reasons';
import { services } from '@/content/collections/services';

const isPublic = (file: string) => existsSync(path.join(process.cwd(), 'public', file));

/** Every text of a record, however deep. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];

describe('products', () => {
  it('are the twelve of the specification, in order and spelt so', () => {
    expect(products.map(({ id, title }) => [id, title])).toEqual([
      [1, 'Food Delivery App'],
      [2, 'NGO Website Development'],
      [3, 'Cab Booking App'],
      [4, 'E-commerce Website Development'],
      [5, 'School Management Software'],
      [6, 'Smart Contract Development'],
      [7, 'HRMS Software Development'],
      [8, 'Social Media App Development'],
      [9, 'Metaverse Game Development'],
      [10, 'Artificial Intiligence Development'],
      [11, 'SaaS Development'],
      [12, 'Loan Management System'],
    ]);
  });

  it('keep the picture of the ninth at its address', () => {
    expect(products[8].image).toBe('/product/metaverse game.jpg');
  });

  it.each(products)('have a picture of their own: $title', ({ image }) => {
    expect(isPublic(image)).toBe(true);
    expect(products.filter((other) => other.image === image)).toHaveLength(1);
  });
});

describe('services', () => {
  it('are the six of the specification', () => {
    expect(services.map(({ title }) => title)).toEqual([
      'Blockchain Development',
      'Web Development',
      'Software Development',
      'Application Development',
      'Gaming Development',
      'Metaverse Development',
    ]);
  });

  it('are open to every client but for games', () => {
    const notes = services.flatMap((service) =>
      'note' in service ? [[service.id, service.note]] : [],
    );
    expect(notes).toEqual([['gaming', '(Only for foreign clients)']]);
  });
});

describe('the other lists', () => {
  it('name the four benefits in order', () => {
    expect(benefits.map(({ title }) => title)).toEqual([
      'Partner With Us',
      'Tension Free Business',
      'Your Data is Safe With Us',
      'Get Genuine Suggestions',
    ]);
  });

  it('name the seven reasons in order', () => {
    expect(reasons.map(({ label }) => label)).toEqual([
      'Custom Solutions',
      'In-House Development',
      'Latest Technologies',
      'Comprehensive Testing',
      'Timely Delivery',
      'Dedicated Support',
      'Expert Team',
    ]);
  });

  it.each(brands)('have a logo for the brand $name', ({ logo }) => {
    expect(isPublic(logo)).toBe(true);
  });

  it.each([
    ['services', services],
    ['brands', brands],
    ['faqs', faqs],
  ])('give each of the %s an id of its own', (_name, records) => {
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
  });

  it.each(Object.entries({ benefits, brands, counters, faqs, products, reasons, services }))(
    'leave no text of the %s empty or with space around it',
    (_name, records) => {
      const texts = textsOf(records);
      expect(texts.filter((text) => text.trim() === '' || text !== text.trim())).toEqual([]);
    },
  );
});
