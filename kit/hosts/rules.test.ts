/** @jest-environment node */
import { quoted } from './rules';

it('a value with quotes or a backslash stays one value in the configuration of a server', () => {
  expect(quoted('fullscreen=(self "https://video.example")')).toBe(
    '"fullscreen=(self \\"https://video.example\\")"',
  );
  expect(quoted('a\\b')).toBe('"a\\\\b"');
});
