/** @jest-environment node */
import { readContent } from './read';

jest.mock('@/lib/fixture/content/popup', () => {
  throw new Error('No boats\ntoday.');
});

it('readContent() names a module that cannot be imported, in one line', async () => {
  await expect(readContent('lib/fixture/content')).rejects.toThrow(
    'content/popup.ts cannot be read (No boats today.): correct it, or a file that it imports',
  );
});
