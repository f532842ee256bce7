/**
 * In: scripts/policy/sources.ts and the history of this checkout.
 * Out: lib/dates.generated.ts, the time of each page's last commit, for the sitemap.
 * Runs before `next build` and `next dev`, because app/sitemap.ts imports that list. Where the
 * history cannot tell, the list is empty and one line says so: no date is better than a wrong one.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { saveGenerated } from './generated';
import { SOURCES } from './policy/sources';
import { isMain, root, stop } from './process';

type Sources = Record<string, readonly string[]>;
/** Runs git with these arguments; throws where there is no git or no repository. */
type Git = (...args: string[]) => string;

/** By route, ISO 8601 with the offset of the committer. */
export type Dates = { dates: Record<string, string>; trouble: string[] };

export const gitIn =
  (folder: string, env = process.env): Git =>
  (...args) =>
    execFileSync('git', args, {
      cwd: folder,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();

/** Throws one line that names the route and the file. */
export function expectSources(sources: Sources, exists: (file: string) => boolean) {
  for (const [route, files] of Object.entries(sources)) {
    const missing = files.find((file) => !exists(file));
    if (missing) {
      throw new Error(
        `scripts/policy/sources.ts names ${missing} for ${route}, which does not exist: mend the path or remove it`,
      );
    }
  }
}

const without = (why: string): Dates => ({ dates: {}, trouble: [`no dates, because ${why}`] });

export function lastChanges(sources: Sources, git: Git): Dates {
  try {
    // Such a clone knows one commit and would give all files its date. Git before 2.15 echoes.
    if (git('rev-parse', '--is-shallow-repository') !== 'false')
      return without('the clone is shallow: fetch the whole history to have them');
    const found = Object.entries(sources).map(
      ([route, files]) => [route, git('log', '-1', '--format=%cI', '--', ...files)] as const,
    );
    return {
      dates: Object.fromEntries(found.filter(([, date]) => date !== '')),
      trouble: found
        .filter(([, date]) => date === '')
        .map(([route]) => `no date for ${route}, because its files are in no commit yet`),
    };
  } catch (error) {
    const said = String((error as { stderr?: unknown }).stderr ?? '').split('\n')[0];
    return without(`git knows no history of this folder${said ? ` (${said})` : ''}`);
  }
}

const datesModule = (dates: Record<string, string>) =>
  `// Made by scripts/dates.ts
export const dates: Readonly<Record<string, string>> = ${JSON.stringify(dates, null, 2)};
`;

async function main() {
  expectSources(SOURCES, (file) => existsSync(path.join(root, file)));
  const { dates, trouble } = lastChanges(SOURCES, gitIn(root));
  for (const line of trouble) process.stdout.write(`Sitemap: ${line}\n`);
  await saveGenerated('lib/dates.generated.ts', datesModule(dates));
}

if (isMain(import.meta.url)) main().catch(stop);
