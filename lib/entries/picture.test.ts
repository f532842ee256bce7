/** @jest-environment node */
import { generatedPicture } from './picture';

jest.mock('@/lib/pictures.generated', () => ({ pictures: { '/log/board.webp': {} } }));

afterEach(() => jest.restoreAllMocks());

it('finds the generated picture of an entry', () => {
  expect(generatedPicture('/log/board.webp')).toBe('/log/board.webp');
});

it('stops a build that lacks a picture', () => {
  expect(() => generatedPicture('/log/chart.webp')).toThrow(
    'content/log/chart.webp has not been generated: run `npm run generate`, and build again',
  );
});

it('lets `next dev` show a page whose picture is new', () => {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'development' });
  expect(generatedPicture('/log/chart.webp')).toBeUndefined();
});
