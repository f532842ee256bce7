import { fileURLToPath } from 'node:url';

/** The repository's root, so that every command works from any folder. */
const root = new URL('../../', import.meta.url);

/** An absolute path for a path relative to the repository's root. */
export const at = (path: string): string => fileURLToPath(new URL(path, root));
