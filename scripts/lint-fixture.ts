import { execFileSync } from 'node:child_process';

import { root } from './process';

/** A file that there might be: its path decides which rules of eslint.config.mjs it meets. */
export type Snippet = { file: string; code: string };

/** ESLint loads its configuration with `import()`, which Jest's sandbox has not. */
const PROGRAM = `
  import { ESLint } from 'eslint';
  const text = (await process.stdin.toArray()).join('');
  const eslint = new ESLint();
  const found = [];
  for (const { file, code } of JSON.parse(text)) {
    const [result] = await eslint.lintText(code, { filePath: file, warnIgnored: true });
    found.push(result.messages.map(({ ruleId, message }) => (ruleId ?? 'eslint') + ': ' + message));
  }
  process.stdout.write(JSON.stringify(found));
`;

/** @returns for each snippet what the linter says of it: `rule: message` */
export const lint = (snippets: readonly Snippet[]): string[][] =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
      cwd: root,
      input: JSON.stringify(snippets),
      encoding: 'utf8',
    }),
  );
