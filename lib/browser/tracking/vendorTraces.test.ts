/** @jest-environment-options {"url": "https://www.shop.example.com/de/FAQ"} */
import { deleteStored } from '@/lib/browser/tracking/vendorTraces';

const names = () => document.cookie.split('; ').map((cookie) => cookie.split('=')[0]);

it.each([
  ['the host', ''],
  ['the domain', '; domain=shop.example.com'],
  ['the highest domain', '; domain=.example.com'],
  ['a folder', '; path=/de'],
  ['the page', '; path=/de/FAQ'],
])('Deletes a cookie of %s', (_, scope) => {
  document.cookie = `_ga=1${scope}`;
  expect(names()).toContain('_ga');
  deleteStored(['_ga']);
  expect(names()).not.toContain('_ga');
});

it('Deletes only what the patterns name, from cookies and local storage', () => {
  for (const name of ['_ga', '_ga_1', '_gab', 'ours']) {
    document.cookie = `${name}=1; path=/`;
    localStorage.setItem(name, '1');
  }
  deleteStored(['_ga', '_ga_*']);
  expect(names()).toEqual(['_gab', 'ours']);
  expect(Object.keys(localStorage)).toEqual(['_gab', 'ours']);
});
