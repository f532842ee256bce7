/** @jest-environment node */
import { isDocument } from './documents';

it.each([
  ['articles/one.html', true],
  ['articles/one.txt', true],
  ['articles/one/__next.tree.txt', true],
  ['Campaign.html', true],
  ['Campaign.txt', true],
  ['Campaign/__next.tree.txt', true],
  ['articles.html', false],
  ['articles.txt', false],
  ['articles/__next.tree.txt', false],
  ['Campaign/spring.txt', false],
  ['Campaigns.txt', false],
])('%s belongs to a page that opens as a document: %s', (file, isOne) => {
  expect(isDocument(file, ['/articles/', '/Campaign'])).toBe(isOne);
});
