import { fileURLToPath } from 'node:url';

/** The root of the repository, so that commands work in any folder. */
const root = new URL('../../', import.meta.url);

/** Makes a path relative to the root absolute. */
export const at = (path: string): string => fileURLToPath(new URL(path, root));
