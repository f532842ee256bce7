/**
 * In: a directory with an export. Out: a web server that behaves like a full-featured static host:
 * clean URLs, 404.html, revalidation, Brotli. It reads headers and redirects from the export's
 * `_headers` and `_redirects`, so that you see what was built.
 */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import { readHeadersFile, readRedirectsFile } from './build/hosts/netlify';
import { headersFor } from './build/hosts/site';
import { REVALIDATE } from './policy/headers';
import { CONTENT_TYPES } from './policy/content-types';
import { HOST_FILES, NOT_FOUND_FILE } from './policy/hosts';
import { filesFor } from './request';

const COMPRESSED = /^text\/|json|xml|javascript/;
/** The maximum quality takes seconds for the longest page. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/**
 * Returns a function that processes a file, and caches the result until the file changes. The
 * result is `undefined` if there is no file.
 */
function whileUnchanged<Made>(make: (bytes: Buffer) => Made | Promise<Made>) {
  const known = new Map<string, { made: Made; modified: number }>();
  return async (file: string): Promise<Made | undefined> => {
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const modified = found.mtimeMs;
    if (known.get(file)?.modified !== modified)
      known.set(file, { made: await make(await readFile(file)), modified });
    return known.get(file)!.made;
  };
}

const tagged = (body: Buffer) => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
});

export function createStaticServer({ dir, basePath }: { dir: string; basePath: string }): Server {
  const redirects = whileUnchanged((bytes) => readRedirectsFile(bytes.toString()));
  const headerRules = whileUnchanged((bytes) => readHeadersFile(bytes.toString()));
  const plain = whileUnchanged(tagged);
  const packed = whileUnchanged(async (bytes) =>
    tagged(await promisify(brotliCompress)(bytes, QUALITY)),
  );

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const [pathname = '/', query] = (request.url ?? '/').split('?');
    const redirect = (await redirects(path.join(dir, '_redirects')))?.find(
      ({ from }) => from === pathname,
    );
    if (redirect) {
      const location = redirect.to + (query ? `?${query}` : '');
      response.writeHead(redirect.status, { Location: location }).end();
      return;
    }
    const rules = (await headerRules(path.join(dir, '_headers'))) ?? [];
    const acceptsBrotli = /\bbr\b(?!\s*;\s*q=0)/.test(String(request.headers['accept-encoding']));
    const files = filesFor(pathname, basePath).filter((file) => !HOST_FILES.includes(file));
    for (const file of [...files, NOT_FOUND_FILE]) {
      const type = CONTENT_TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
      const isText = COMPRESSED.test(type);
      const served = await (isText && acceptsBrotli ? packed : plain)(path.join(dir, file));
      if (!served) continue;
      const missing = file === NOT_FOUND_FILE;
      const headers = {
        'Cache-Control': REVALIDATE,
        'Content-Type': type,
        ...(isText && { Vary: 'Accept-Encoding' }),
        ...(isText && acceptsBrotli && { 'Content-Encoding': 'br' }),
        ETag: served.etag,
        ...headersFor(missing ? `${basePath}/${file}` : pathname, rules),
      };
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      if (!missing && request.headers['if-none-match']?.includes(served.etag)) {
        response.writeHead(304).end();
        return;
      }
      response.writeHead(missing ? 404 : 200, { 'Content-Length': served.body.length });
      response.end(request.method === 'HEAD' ? undefined : served.body);
      return;
    }
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}

/** Serves an export at the root of an origin while `work` runs. */
export async function served<Result>(dir: string, work: (origin: string) => Promise<Result>) {
  const server = createStaticServer({ dir, basePath: '' });
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(0, '127.0.0.1', resolve),
  );
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
