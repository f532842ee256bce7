import { readContent } from './read';

jest.mock('@/scripts/test/content/redirects', () => {
  throw new Error('No boats\ntoday.');
});

it('readContent() names a module that cannot be imported, in one line', async () => {
  await expect(readContent('scripts/test/content')).rejects.toThrow(
    'content/redirects.ts cannot be read (No boats today.): correct it, or a file that it imports',
  );
});
