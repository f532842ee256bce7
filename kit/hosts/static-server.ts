/**
 * A web server for an export. It behaves like a full-featured static host: clean URLs, 404.html,
 * revalidation, Brotli. It reads headers and redirects from the export's `_headers` and
 * `_redirects`, so that the local site uses the generated files.
 */
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import { CONTENT_TYPES } from './content-types';
import { readHeadersFile, readRedirectsFile } from './headersFile';
import { decodedPath, filesFor, notFoundFiles } from './request';
import { headersFor, HOST_FILES, REVALIDATE, withQuery } from './rules';

const COMPRESSED = /^text\/|json|xml|javascript/;
/** At the maximum quality, compressing the longest page takes seconds. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

const hashOf = (bytes: Buffer) => hash('sha256', bytes, 'base64url').slice(0, 22);

export function createStaticServer({ dir, basePath }: { dir: string; basePath: string }): Server {
  /** Returns `undefined` if the file does not exist. */
  const read = (file: string) => readFile(path.join(dir, file)).catch(() => undefined);
  const readText = async (file: string) => String((await read(file)) ?? '');
  /** Caches compressed files by the hash of their content, because compression is slow. */
  const known = new Map<string, Promise<Buffer>>();
  function compressed(bytes: Buffer): Promise<Buffer> {
    const key = hashOf(bytes);
    if (!known.has(key)) known.set(key, promisify(brotliCompress)(bytes, QUALITY));
    return known.get(key)!;
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const [pathname = '/', query] = (request.url ?? '/').split('?');
    const redirects = readRedirectsFile(await readText('_redirects'));
    // Like Netlify and the other servers, which decode a path before they compare it.
    const decoded = decodedPath(pathname);
    const redirect = redirects.find(({ from }) => from === decoded);
    if (redirect) {
      const location = withQuery(redirect.to, query ? `?${query}` : '');
      response.writeHead(redirect.status, { Location: location }).end();
      return;
    }
    const rules = readHeadersFile(await readText('_headers'));
    const acceptsBrotli = /\bbr\b(?!\s*;\s*q=0)/.test(String(request.headers['accept-encoding']));
    const files = filesFor(pathname, basePath).filter((file) => !HOST_FILES.includes(file));
    for (const file of [...files, ...notFoundFiles(pathname, basePath)]) {
      const content = await read(file);
      if (!content) continue;
      const type = CONTENT_TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
      const isText = COMPRESSED.test(type);
      const body = isText && acceptsBrotli ? await compressed(content) : content;
      const etag = `"${hashOf(body)}"`;
      const missing = !files.includes(file);
      const headers = {
        'Cache-Control': REVALIDATE,
        'Content-Type': type,
        ...(isText && { Vary: 'Accept-Encoding' }),
        ...(isText && acceptsBrotli && { 'Content-Encoding': 'br' }),
        ETag: etag,
        ...headersFor(missing ? `${basePath}/${file}` : pathname, rules),
      };
      if (!missing && request.headers['if-none-match']?.includes(etag)) {
        response.writeHead(304, headers).end();
        return;
      }
      const length = { 'Content-Length': body.length };
      // In an answer to HEAD, Node.js leaves out the body.
      response.writeHead(missing ? 404 : 200, { ...headers, ...length }).end(body);
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
