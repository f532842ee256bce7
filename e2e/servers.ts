/** Serves the exports that the browser tests use, and the stub of the form service, in one process. */
import { existsSync } from 'node:fs';
import path from 'node:path';

import { createStaticServer } from '@/kit/hosts/static-server';
import { root } from '@/scripts/command';
import { COMPANY_EXPORT, CRM_PORT, EXPORTS } from '@/scripts/exports';

import { createStub } from './crm-stub';

for (const { dir, port, env } of [...Object.values(EXPORTS), COMPANY_EXPORT]) {
  const folder = path.join(root, dir);
  // `npm run test:quick` builds only one.
  if (existsSync(path.join(folder, 'index.html')))
    createStaticServer({ dir: folder, basePath: env.NEXT_PUBLIC_BASE_PATH }).listen(
      port,
      '127.0.0.1',
    );
}

// The last one: Playwright waits for it.
createStub().listen(CRM_PORT, '127.0.0.1');
