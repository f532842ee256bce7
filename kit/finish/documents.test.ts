import { isDocument } from './documents';

it.each([
  ['articles/one.html', true],
  ['articles/one/__next.tree.txt', true],
  ['Campaign.html', true],
  ['Campaign/__next.tree.txt', true],
  ['articles.html', false],
  ['Campaign/spring.txt', false],
  ['Campaigns.txt', false],
])('%s belongs to a page that opens as a document: %s', (file, isOne) => {
  expect(isDocument(file, ['/articles/', '/Campaign'])).toBe(isOne);
});
