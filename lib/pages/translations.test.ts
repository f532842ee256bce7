import { pathInLanguage } from './translations';

it.each([
  ['/', ''],
  ['/FAQ', '/FAQ'],
  ['/Log/one', '/Log/one'],
  ['/Log/two', '/Log'],
  ['/News/one', ''],
])('%s leads to the path %s in another language', (path, other) => {
  expect(pathInLanguage(path)).toBe(other);
});
