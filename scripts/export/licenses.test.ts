/** @jest-environment node */
import { fontPackages } from './licenses';

it('lists the licenses of all fonts that the site depends on', () => {
  const dependencies = {
    '@fontsource-variable/manrope': '5.3.0',
    '@fontsource/lora': '5.3.0',
    next: '16.4.5',
  };
  expect(fontPackages(dependencies)).toEqual(['@fontsource-variable/manrope', '@fontsource/lora']);
});
