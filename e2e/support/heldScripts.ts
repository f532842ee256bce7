import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { createStaticServer } from '@/scripts/static-server';
import { root } from '@/scripts/process';

/**
 * The entry script, without which nothing hydrates. Only this request is delayed: all scripts would
 * occupy every HTTP/1.1 connection.
 */
const ENTRY = '/_next/static/chunks/main-app-';

/**
 * Serves an export whose scripts load only when the test allows it, for engines that cannot
 * intercept requests.
 */
export class HeldScripts {
  private released = Promise.resolve();
  release = () => {};

  private constructor(
    readonly origin: string,
    private readonly server: Server,
  ) {}

  static async serve(dir: string): Promise<HeldScripts> {
    const site = createStaticServer({ dir: path.join(root, dir), basePath: '' });
    const server = createServer((request, response) => {
      const isScript = request.url?.startsWith(ENTRY);
      void (isScript ? held.released : Promise.resolve()).then(() =>
        site.emit('request', request, response),
      );
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const held = new HeldScripts(`http://127.0.0.1:${port}`, server);
    return held;
  }

  /** From now on, script requests wait for `release`. */
  hold() {
    this.released = new Promise((resolve) => (this.release = resolve));
  }

  async close() {
    this.release();
    this.server.close();
    this.server.closeAllConnections();
  }
}
