import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

import { expect, test as base } from '@/kit/testing/trouble';

/**
 * Waits until the export at a URL is built (servers.ts). Node's `fetch` would end after five minutes, but
 * several builds can be in front of this one.
 *
 * @throws Error with the output of a build that failed
 */
export async function waitForBuild(url: string): Promise<void> {
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get(url, resolve).once('error', reject),
  );
  const body = await text(response);
  if (response.statusCode === 503) throw new Error(body);
}

/** Extends a test so that it waits for the build that it opens. */
export const test = base.extend<{ built: void }>({
  built: [
    async ({ baseURL }, provide) => {
      await waitForBuild(baseURL!);
      await provide();
    },
    // Without this limit of its own, a build would use up the time of the test.
    { auto: true, timeout: 20 * 60_000 },
  ],
});

export { expect };
