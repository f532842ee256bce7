import { fileURLToPath } from 'node:url';

/** The root of the repository as an absolute URL, so that commands work in any folder. */
const root = new URL('../../', import.meta.url);

/** Converts a path relative to the root to an absolute path. */
export const at = (path: string): string => fileURLToPath(new URL(path, root));
