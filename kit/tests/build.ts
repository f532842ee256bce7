/**
 * Builds the fixture as its README says, in a folder of its own next to a copy of the kit: at the root
 * of an origin, and under a base path.
 */
import { execFileSync } from 'node:child_process';
import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { APP, EXPORTS } from './support/fixture';

const KIT = fileURLToPath(new URL('..', import.meta.url));

await rm(APP, { recursive: true, force: true });
await mkdir(APP, { recursive: true });
await cp(path.join(KIT, 'fixture'), APP, { recursive: true });
for (const room of ['early', 'finish', 'hosts', 'testing', 'next.ts'])
  await cp(path.join(KIT, room), path.join(APP, 'kit', room), { recursive: true });
// The types of the fixture are checked once.
let typesAreChecked = '';
for (const { out, basePath } of Object.values(EXPORTS)) {
  const env = { NEXT_PUBLIC_BASE_PATH: basePath, OUT: out, TYPES_ARE_CHECKED: typesAreChecked };
  for (const command of ['next build --webpack', 'tsx finish.ts'])
    execFileSync('npx', command.split(' '), {
      cwd: APP,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    });
  typesAreChecked = '1';
}
