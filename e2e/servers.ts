/**
 * Serves the builds that browser tests open, and the stub of the form service, in one process. The first
 * request to an export waits until it is built from the current sources, one build after the other,
 * because all use .next/.
 */
import { createServer } from 'node:http';
import path from 'node:path';

import { createStaticServer } from '@/kit/hosts/static-server';
import { root } from '@/scripts/command';
import { COMPANY_EXPORT, CRM_PORT, EXPORTS } from './exports';

import { BUILDS, provideBuild } from './builds';
import { createStub } from './crm-stub';

let lastBuild: Promise<void> = Promise.resolve();

for (const [name, { dir, port, env }] of Object.entries({ ...EXPORTS, company: COMPANY_EXPORT })) {
  if (!BUILDS[name]) continue;
  const exported = createStaticServer({
    dir: path.join(root, dir),
    basePath: env.NEXT_PUBLIC_BASE_PATH,
  });
  let built: Promise<void> | undefined;
  createServer((request, response) => {
    built ??= lastBuild = lastBuild.catch(() => {}).then(() => provideBuild(name));
    built.then(
      () => exported.emit('request', request, response),
      (error: Error) => response.writeHead(503).end(error.message),
    );
  }).listen(port, '127.0.0.1');
}

// The last one: Playwright waits for it.
createStub().listen(CRM_PORT, '127.0.0.1');
