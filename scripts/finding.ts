/**
 * What breaks nothing, but would be better otherwise: a warning of one line in a build, and an entry
 * in the list of `npm run launch`. What breaks the site is an error instead.
 */
export type Finding = { file: string; found: string; remedy: string };

export const warn = (findings: readonly Finding[]) => {
  for (const { file, found, remedy } of findings)
    process.stderr.write(`Warning: ${file} ${found}: ${remedy}\n`);
};
