/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { launchFindings, launchResult, type Finding } from './launch';
import { ready } from './launch-fixture';
import { EXPORTS } from './policy/e2e';

const finding = (file: string, found: string): Finding => ({
  rule: 'any',
  file,
  found,
  remedy: 'mend it',
});

describe('launchFindings', () => {
  it('has nothing to say about a site that is ready', () => {
    expect(launchFindings(ready)).toEqual([]);
  });
});

describe('launchResult', () => {
  const findings = [finding('a.ts', 'one'), finding('b.ts', 'longer'), finding('a.ts', 'three')];

  it('lines up what was found in each file, and ends with the count and code 1', () => {
    expect(launchResult(findings, false)).toEqual({
      output: [
        'a.ts\n  one    mend it\n  three  mend it',
        'b.ts\n  longer  mend it',
        '3 findings in 2 files: not ready to go live.',
      ].join('\n\n'),
      exitCode: 1,
    });
  });

  it('says once what is the same of several files', () => {
    expect(launchResult([finding('a.ts', 'one'), finding('b.ts', 'one')], false).output).toBe(
      'a.ts\nb.ts\n  one  mend it\n\n2 findings in 2 files: not ready to go live.',
    );
  });

  it('gives machines the findings alone, with the same code', () => {
    const { output, exitCode } = launchResult(findings, true);
    expect([JSON.parse(output), exitCode]).toEqual([findings, 1]);
    expect(launchResult([], true)).toEqual({ output: '[]', exitCode: 0 });
  });

  it('ends with one line and code 0 when nothing is left', () => {
    const { output, exitCode } = launchResult([], false);
    expect(output).toMatch(/^Ready to go live.*$/);
    expect(exitCode).toBe(0);
  });
});

describe('npm run launch', () => {
  it('names a setting that no build would take, and ends with code 1', () => {
    const env = { ...process.env, ...EXPORTS.delivered.env, NEXT_PUBLIC_SITE_URL: 'company.zz' };
    const { status, stdout } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/launch.ts', '--json'],
      { env, encoding: 'utf8' },
    );
    expect(status).toBe(1);
    expect(JSON.parse(stdout)[0]).toEqual({
      rule: 'settings',
      file: '.env.local or the environment',
      found: expect.stringContaining('NEXT_PUBLIC_SITE_URL is "company.zz"'),
      remedy: expect.any(String),
    });
  });
});
