import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { loadEnvConfig } from '@next/env';

import { envFileProblems, variableAdvice } from './envFiles';

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
    ['NEXT_PUBLIC_EDITOR=github:${NONE:-acme}/site', 'github:acme/site'],
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
      '1: NEXT_PUBLIC_LEAD_FORM_UR is not a setting: write NEXT_PUBLIC_LEAD_FORM_URL',
    ],
    [
      'NEXT_PUBLIC_SOMETHING_ELSE=12',
      '1: NEXT_PUBLIC_SOMETHING_ELSE is not a setting: remove it (.env.example lists all settings)',
    ],
    [
      Buffer.from('NEXT_PUBLIC_LEAD_FORM_PARAMETERS=key=\xfc', 'latin1'),
      '1: NEXT_PUBLIC_LEAD_FORM_PARAMETERS is not UTF-8: save the file as UTF-8',
    ],
  ])('refuses %j', (contents, problem) =>
    expect(read(contents).problems).toEqual([`.env.local:${problem}`]),
  );

  it('refuses a file in UTF-16, whose settings Next.js does not find', () => {
    const { values, problems } = read(Buffer.from('\ufeffNEXT_PUBLIC_BASE_PATH=/site', 'utf16le'));
    expect(values).not.toHaveProperty('NEXT_PUBLIC_BASE_PATH');
    expect(problems).toEqual(['.env.local: is not UTF-8: save it as UTF-8']);
  });
});

it('variableAdvice() names variables of the host that are not settings', () => {
  const environment = {
    NEXT_PUBLIC_SITE_URL: 'https://a.example',
    NEXT_PUBLIC_VERCEL_URL: 'a.example',
    NEXT_PUBLIC_LEAD_FORM_UR: 'https://a.example',
    PATH: '/bin',
  };
  expect(variableAdvice(environment)).toEqual([
    {
      file: 'NEXT_PUBLIC_LEAD_FORM_UR',
      found: 'is in the environment, but is not a setting',
      remedy: 'write NEXT_PUBLIC_LEAD_FORM_URL',
    },
  ]);
});
