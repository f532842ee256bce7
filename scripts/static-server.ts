/**
 * In: a directory with an export. Out: a web server that behaves like a full-featured static host:
 * clean URLs, 404.html, revalidation, compression. It reads headers and redirects from the export's
 * `_headers` and `_redirects`, so that you see what was built.
 */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { readHeadersFile } from './build/hosts/headers-file';
import { readRedirectsFile } from './build/hosts/redirects-file';
import { headersFor } from './build/hosts/site';
import { REVALIDATE } from './policy/headers';
import { CONTENT_TYPES } from './policy/content-types';
import { HOST_FILES, NOT_FOUND_FILE } from './policy/hosts';
import { encodingFor, filesFor, isFresh } from './request';

type Served = { body: Buffer; etag: string; modified: number };

const COMPRESSED = /^text\/|json|xml|javascript/;

const pack = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: promisify(gzip),
};

/** Parses a file and caches the result until the file changes. */
function whileUnchanged<Rules>(file: string, parse: (text: string) => Rules) {
  let known: { rules: Rules; modified: number } | undefined;
  return async (): Promise<Rules> => {
    const { mtimeMs: modified } = await stat(file);
    if (known?.modified !== modified)
      known = { rules: parse(await readFile(file, 'utf8')), modified };
    return known.rules;
  };
}

export function createStaticServer({ dir, basePath }: { dir: string; basePath: string }): Server {
  const cache = new Map<string, Served>();
  const redirects = whileUnchanged(path.join(dir, '_redirects'), readRedirectsFile);
  const headerRules = whileUnchanged(path.join(dir, '_headers'), readHeadersFile);

  /** Reads and compresses a file, and caches the result until the file changes. */
  async function load(file: string, encoding?: 'br' | 'gzip'): Promise<Served | undefined> {
    const found = await stat(path.join(dir, file)).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const key = `${encoding} ${file}`;
    const cached = cache.get(key);
    if (cached?.modified === found.mtimeMs) return cached;
    const raw = await readFile(path.join(dir, file));
    const body = encoding ? await pack[encoding](raw) : raw;
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const served = { body, etag, modified: found.mtimeMs };
    cache.set(key, served);
    return served;
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const [pathname = '/', query] = (request.url ?? '/').split('?');
    const redirect = (await redirects()).find(({ from }) => from === pathname);
    if (redirect) {
      const location = redirect.to + (query ? `?${query}` : '');
      response.writeHead(redirect.status, { Location: location }).end();
      return;
    }
    const rules = await headerRules();
    const files = filesFor(pathname, basePath).filter((file) => !HOST_FILES.includes(file));
    for (const file of [...files, NOT_FOUND_FILE]) {
      const type = CONTENT_TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
      const packs = COMPRESSED.test(type);
      const encoding = packs
        ? encodingFor(request.headers['accept-encoding']?.toString())
        : undefined;
      const served = await load(file, encoding);
      if (!served) continue;
      const missing = file === NOT_FOUND_FILE;
      const headers = {
        'Cache-Control': REVALIDATE,
        'Content-Type': type,
        ...headersFor(missing ? `${basePath}/${file}` : pathname, rules),
      };
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      if (packs) response.setHeader('Vary', 'Accept-Encoding');
      if (encoding) response.setHeader('Content-Encoding', encoding);
      response.setHeader('ETag', served.etag);
      if (!missing && isFresh(request.headers['if-none-match'], served.etag)) {
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
