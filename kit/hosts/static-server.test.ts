import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createStaticServer } from './static-server';

type Reply = { status?: number; headers: IncomingMessage['headers']; body: Buffer };

let dir: string;
let server: Server;

/** Sends a raw request, because fetch would normalize the path and decompress the body. */
const ask = (url: string, headers = {}, method = 'GET') =>
  new Promise<Reply>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ host: '127.0.0.1', port, path: url, method, headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode, headers: response.headers, body });
    })
      .on('error', reject)
      .end();
  });

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'export-'));
  await writeFile(path.join(dir, 'index.html'), 'home');
  await writeFile(path.join(dir, '404.html'), 'no such page');
  await writeFile(path.join(dir, 'FAQ.html'), 'questions');
  await writeFile(path.join(dir, 'two words.jpg'), 'picture');
  await writeFile(path.join(dir, 'contact.vcf'), 'card');
  server = createStaticServer({ dir, basePath: '/site' });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(dir, { recursive: true });
});

// kit/tests/hosts.spec.ts tests pages, types, headers, redirects and the 404 pages of folders.
describe('createStaticServer', () => {
  it.each([
    '/',
    '/FAQ',
    '/sitemap',
    '/site/nothing',
    '/site/../../etc/passwd',
    '/site/%2e%2e/x',
    '/site/a%5c..%5cb',
    '/site/FAQ.html%00',
    '/site/%zz',
  ])('responds to %s with the 404 page', async (url) => {
    const { status, body } = await ask(url);
    expect([status, body.toString()]).toEqual([404, 'no such page']);
  });
});
