/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { SETTINGS } from '@/lib/env';

import { root } from './process';

describe('.env.example', () => {
  it('explains every setting of lib/env.ts', () => {
    const example = readFileSync(path.join(root, '.env.example'), 'utf8');
    expect(example.match(/^NEXT_PUBLIC_[A-Z_]+(?==$)/gm)!.sort()).toEqual([...SETTINGS].sort());
  });
});
