import { existsSync } from 'node:fs';
import path from 'node:path';

import { root } from './command';

/**
 * Whether this is the site of the sample company. Some tests compare its text, pictures and file
 * sizes with fixed values. They are skipped on the site of another company, even if it still has
 * some of the sample's files, because `npm run launch` reports these.
 */
export const IS_SAMPLE = existsSync(path.join(root, 'content/spec.test.ts'));
