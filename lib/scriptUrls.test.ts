/** @jest-environment jsdom */
import { loadVendorScript } from '@/lib/scriptUrls';

it('loads all scripts of vendors by one policy, because browsers refuse a second one of its name', () => {
  const createPolicy = jest.fn((_name: string, rules: unknown) => rules);
  Object.assign(self, { trustedTypes: { createPolicy } });
  loadVendorScript('https://a.example/');
  loadVendorScript('https://b.example/');
  expect(createPolicy).toHaveBeenCalledTimes(1);
});
