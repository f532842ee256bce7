import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

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
