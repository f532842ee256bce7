import { readFile, writeFile } from 'node:fs/promises';

import { describeSite, type HostRules } from '@/kit/hosts/rules';
import { vercelJson } from '@/kit/hosts/vercel';

const FILE = 'vercel.json';

/** Vercel reads this file before the build, so it is committed. It supports no base path. */
export const vercelFile = (rules: HostRules) => vercelJson(describeSite('', rules));

/** Writes the file if the routes or headers have changed. */
export async function writeVercelFile(basePath: string, rules: HostRules) {
  const wanted = vercelFile(rules);
  const current = await readFile(FILE, 'utf8').catch(() => '');
  if (current !== wanted) {
    await writeFile(FILE, wanted);
    console.warn('vercel.json was out of date: commit the file that this build has written');
  }
  if (process.env.VERCEL && basePath)
    console.warn(
      `NEXT_PUBLIC_BASE_PATH is "${basePath}", but vercel.json has no base path: headers and redirects do not apply`,
    );
}
