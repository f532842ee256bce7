/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

import { run } from './command';

it('npm start names a port that is in use before it builds', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, output } = await run('npm start', { PORT: String(port) }, { quiet: true });
  other.close();
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is in use: stop the process that uses it, or choose`);
  expect(output).not.toContain('next build');
}, 60_000);
