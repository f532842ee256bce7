import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { loadEnvConfig } from '@next/env';

import { envFileProblems } from './envFiles';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'env-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Returns what the file sets, as Next.js reads it, and the problems. */
function read(contents: string | Buffer) {
  writeFileSync(path.join(folder, '.env.local'), contents);
  const replaced = jest.replaceProperty(process, 'env', { NODE_ENV: 'production', OWNER: 'acme' });
  const { loadedEnvFiles, parsedEnv } = loadEnvConfig(folder, false, undefined, true);
  const problems = envFileProblems(loadedEnvFiles);
  replaced.restore();
  return { values: parsedEnv ?? {}, problems };
}

describe('envFileProblems', () => {
  it.each([
    ['NEXT_PUBLIC_LEAD_FORM_URL="https://form.example/abc#"', 'https://form.example/abc#'],
    [
      "export NEXT_PUBLIC_LEAD_FORM_URL = 'https://form.example/#a' # ours",
      'https://form.example/#a',
    ],
    ['NEXT_PUBLIC_LEAD_FORM_PARAMETERS=access_key=a\\$b12', 'access_key=a$b12'],
    ['\ufeffNEXT_PUBLIC_BASE_PATH=/site\r\n', '/site'],
    ['OTHER=a#b$c\nNEXT_TELEMETRY_DISABLED=1\nNEXT_PUBLIC_VERCEL_ENV=preview', 'preview'],
  ])('accepts %j, which is %s', (contents, value) => {
    const { values, problems } = read(contents);
    expect(problems).toEqual([]);
    expect(Object.values(values).at(-1)).toBe(value);
  });

  it.each([
    [
      '# Form\nNEXT_PUBLIC_LEAD_FORM_URL=https://form.typeform.com/to/abc#',
      '2: NEXT_PUBLIC_LEAD_FORM_URL ends before the #: put the value in quotes',
    ],
    [
      'NEXT_PUBLIC_LEAD_FORM_PARAMETERS=access_key=a$b12',
      '1: NEXT_PUBLIC_LEAD_FORM_PARAMETERS loses $b12, which is not a variable: write \\$b12',
    ],
    [
      'NEXT_PUBLIC_LEAD_FORM_UR=https://crm.example',
      '1: NEXT_PUBLIC_LEAD_FORM_UR is not a setting: correct its name (.env.example lists all settings), or remove it',
    ],
  ])('refuses %j', (contents, problem) =>
    expect(read(contents).problems).toEqual([`.env.local:${problem}`]),
  );

  it.each([
    Buffer.from('\ufeffNEXT_PUBLIC_BASE_PATH=/site', 'utf16le'),
    Buffer.from('NEXT_PUBLIC_LEAD_FORM_PARAMETERS=key=\xfc', 'latin1'),
  ])('refuses a file that is not UTF-8 (%#)', (contents) => {
    expect(read(contents).problems).toEqual(['.env.local: is not UTF-8: save it as UTF-8']);
  });
});
