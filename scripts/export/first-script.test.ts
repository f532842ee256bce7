/** @jest-environment node */
import path from 'node:path';

import { compileScript } from '@/kit/finish/compile-script';
import { constantsOf, readSettings } from '@/lib/env';
import { root } from '@/scripts/command';

const compile = (env: Record<string, string>) =>
  compileScript(path.join(root, 'components/early/firstScript.ts'), constantsOf(readSettings(env)));

describe('the first script', () => {
  it('can be inlined, and is the same in each build', () => {
    const code = compile({});
    expect(code).not.toMatch(/<\/|<!--|__TRACKING__|__BASE_PATH__/);
    expect(compile({})).toBe(code);
  });

  it('contains the base path, and code for tracking only if it is on', () => {
    expect(compile({ NEXT_PUBLIC_BASE_PATH: '/repo' })).toContain('"/repo"');
    expect(compile({ NEXT_PUBLIC_LINKEDIN_PARTNER_ID: '1' })).toContain('earlyClicks');
    expect(compile({})).not.toContain('earlyClicks');
  });
});
