/** @jest-environment node */
import { namesOf } from './start-steps';

describe('the names of the first steps', () => {
  const names = new Map<string, string | number>([
    ['/site/node_modules/next/dist/b.js', 7],
    ['/site/node_modules/next/dist/a.js', 'a'],
    ['/site/a.js', 1],
  ]);

  it('are the bundler’s, in the order of the steps', () => {
    expect(namesOf(['next/dist/a.js', 'next/dist/b.js'], names)).toEqual(['a', 7]);
  });

  it('stop the build at a module that is not in the browser’s files', () => {
    expect(() => namesOf(['a.js'], names)).toThrow(
      'scripts/policy/start-steps.ts names a.js, which is not in the browser’s files: take it out',
    );
  });
});
