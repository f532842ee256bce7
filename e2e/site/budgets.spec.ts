import { existsSync } from 'node:fs';
import path from 'node:path';

import { site } from '@/content/site';
import { EXPORTS } from '@/e2e/exports';
import { expect, test } from '@/e2e/support/test';
import { readSettings } from '@/lib/env';
import { root } from '@/scripts/command';
import { exportFaults } from '@/scripts/export/budgets';
import sample from '@/scripts/policy/sample.json' with { type: 'json' };

// The budgets fit the words and pictures of the sample company. If you want to keep budgets for your
// own site, adapt scripts/policy/budgets.ts and remove this line.
test.skip(!sample.texts.includes(site.name), 'the budgets are those of the sample company');

for (const [name, { dir, env }] of Object.entries(EXPORTS))
  test(`The export "${name}" stays within the budgets`, async () => {
    test.skip(!existsSync(path.join(root, dir, 'index.html')), `${dir} has not been built`);
    expect(await exportFaults(path.join(root, dir), readSettings(env))).toEqual([]);
  });
