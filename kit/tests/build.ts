/**
 * Builds the fixture as its README says, in a folder of its own next to a copy of the kit. Hosts serve the
 * same pages under a base path, too, with the files that they need for it.
 */
import { execFileSync } from 'node:child_process';
import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { RULES } from '../fixture/rules';
import { describeSite } from '../hosts/rules';
import { writeHostFiles } from '../hosts/write';
import { HASHED_FOLDERS } from '../next';
import { APP, EXPORTS } from './support/fixture';

const KIT = fileURLToPath(new URL('..', import.meta.url));

await rm(APP, { recursive: true, force: true });
await mkdir(APP, { recursive: true });
await cp(path.join(KIT, 'fixture'), APP, { recursive: true });
for (const room of ['early', 'finish', 'hosts', 'next.ts'])
  await cp(path.join(KIT, room), path.join(APP, 'kit', room), { recursive: true });
for (const command of ['next build --webpack', 'tsx finish.ts'])
  execFileSync('npx', command.split(' '), { cwd: APP, stdio: 'inherit' });

const { out, hosts, basePath } = EXPORTS.nested;
await cp(path.join(APP, EXPORTS.root.out), path.join(APP, out), { recursive: true });
await writeHostFiles(
  describeSite(basePath, { ...RULES, cachedForever: HASHED_FOLDERS }),
  path.join(APP, out),
  path.join(APP, hosts),
);
