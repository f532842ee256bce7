import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';

import { copyProject, root } from '@/scripts/command';

/** The folders of a site that another company fills with its own files. */
const FOLDERS = ['app', 'art', 'components', 'content'];

/**
 * Copies the project without some of its files, and with those of another company.
 *
 * @param overlay the folder with the files of the company, whose folders are named like those of the site
 */
export async function copyWith(
  to: string,
  { removed, overlay }: { removed: readonly string[]; overlay: string },
) {
  await copyProject(to);
  // Forced, because an owner may have deleted some of them.
  for (const each of removed) await rm(path.join(to, each), { recursive: true, force: true });
  for (const folder of FOLDERS) {
    const own = path.join(root, overlay, folder);
    if (existsSync(own)) await cp(own, path.join(to, folder), { recursive: true });
  }
}
