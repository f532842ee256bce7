import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

import { listen } from '@/kit/testing/process';
import { root } from '@/scripts/command';
import { pageDataOf } from '@/kit/finish/html';
import { createStaticServer } from '@/kit/hosts/static-server';

/** The URL of LinkedIn's tag, for which the server sends an empty script. */
const TAG = new URL('https://snap.licdn.com/li.lms-analytics/insight.min.js');

export type HeldScripts = Awaited<ReturnType<typeof holdScripts>>;

/**
 * Serves an export whose scripts load only after `release`, and again after `hold`, for engines that cannot
 * intercept requests.
 */
export async function holdScripts(dir: string) {
  const folder = path.join(root, dir);
  // Delay only the script without which nothing hydrates (kit/testing/pageScripts.ts), because delaying
  // all scripts would occupy every HTTP/1.1 connection. All pages have the same one.
  const last = pageDataOf(readFileSync(path.join(folder, 'index.html'), 'utf8')).scripts.at(-1);
  const site = createStaticServer({ dir: folder, basePath: '' });
  let release = () => {};
  let released = Promise.resolve();
  const hold = () => {
    released = new Promise<void>((resolve) => (release = resolve));
  };
  hold();
  const scriptAt = (url: string) =>
    url === TAG.pathname
      ? ''
      : readFileSync(path.join(folder, url), 'utf8').replaceAll(TAG.origin, '');
  const { origin, stop } = await listen(
    createServer((request, response) => {
      const url = request.url ?? '/';
      if (!url.endsWith('.js')) return site.emit('request', request, response);
      const arrives = url === last ? released : Promise.resolve();
      return arrives.then(() =>
        response.setHeader('Content-Type', 'text/javascript').end(scriptAt(url)),
      );
    }),
  );
  const close = async () => {
    release();
    await stop();
  };
  return { origin, hold, release: () => release(), close };
}
