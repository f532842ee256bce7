/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { EXPORTS } from './policy/e2e';
import { root } from './process';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const namesIn = (text: string) => [...new Set(text.match(/NEXT_PUBLIC_[A-Z_]+/g))].sort();

/**
 * If a setting is missing from these files, owners do not find it, or a local .env file affects the
 * tests.
 */
describe('the settings of lib/env.ts', () => {
  const settings = namesIn(read('lib/env.ts'));

  it('are explained in .env.example', () => {
    expect(
      namesIn(
        read('.env.example')
          .match(/^NEXT_PUBLIC_[A-Z_]+=$/gm)!
          .join(),
      ),
    ).toEqual(settings);
  });

  it('are in the table of README.md', () => {
    expect(
      namesIn(
        read('README.md')
          .match(/^\| `NEXT_PUBLIC_[A-Z_]+` +\|/gm)!
          .join(),
      ),
    ).toEqual(settings);
  });

  it('are set for the browser tests in scripts/policy/e2e.ts', () => {
    expect(namesIn(Object.keys(EXPORTS.delivered.env).join())).toEqual(settings);
  });
});
