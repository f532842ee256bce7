import { existsSync } from 'node:fs';
import path from 'node:path';

import { site } from '@/content/site';
import { readSettings } from '@/lib/env';
import { exportFaults } from '@/scripts/build/budgets';
import { EXPORTS } from '@/scripts/policy/e2e';
import sample from '@/scripts/policy/sample.json' with { type: 'json' };
import { root } from '@/scripts/process';

import { expect, test } from '@/e2e/support/test';

// The budgets fit the words and pictures of the sample company. If you want to keep budgets for your
// own site, adapt scripts/policy/budgets.ts and remove this line.
test.skip(!sample.texts.includes(site.name), 'the budgets are those of the sample company');

for (const [name, { dir, env }] of Object.entries(EXPORTS))
  test(`The export "${name}" stays within the budgets`, async () => {
    test.skip(!existsSync(path.join(root, dir, 'index.html')), `${dir} has not been built`);
    expect(await exportFaults(path.join(root, dir), readSettings(env))).toEqual([]);
  });
