import { existsSync } from 'node:fs';
import path from 'node:path';

import { root } from './command';

/**
 * Whether this is the sample company. Tests that keep its words, pictures and bytes as they are do
 * not apply to the site of another company, even if it has replaced only a part of them: what is
 * left is a finding of `npm run launch`.
 */
export const IS_SAMPLE = existsSync(path.join(root, 'content/spec.test.ts'));
