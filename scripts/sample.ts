import { existsSync } from 'node:fs';
import path from 'node:path';

import { root } from './command';

/**
 * Whether this is the site of the sample company. The site of another company does not build the
 * company of the tests (e2e/company).
 */
export const IS_SAMPLE = existsSync(path.join(root, 'content/spec.test.ts'));
