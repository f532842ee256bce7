import { authorNamed, peopleWithIds } from './people';

jest.mock('@/content/lists/people', () => ({
  people: [
    { name: 'Ada Shore', role: 'Shipwright' },
    { name: 'Ada Shore', role: 'Sailmaker' },
    { name: 'Ada-Shore', role: 'Rigger' },
  ],
}));

it('People whose names are equal or alike have ids of their own', () => {
  expect(peopleWithIds.map(({ id }) => id)).toEqual(['ada-shore', 'ada-shore-1', 'ada-shore-2']);
});

it('An author is the first of the people with this name', () => {
  expect(authorNamed('Ada Shore')).toMatchObject({ id: 'ada-shore', role: 'Shipwright' });
  expect(authorNamed('Ada-Shore')).toMatchObject({ id: 'ada-shore-2' });
});
