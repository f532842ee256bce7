/** For `npm start`: serves the export with 404.html and the headers of `_headers`. */
import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';

import sirv from 'sirv';

import { site } from '@/content/site';

import { isMain, loadSettings, OUT } from './command';

/** The path of a rule may have a star, for any text. */
function rulesIn(text: string) {
  const rules: { path: RegExp; headers: Headers }[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (line.startsWith('/')) {
      const pattern = line.trim().replaceAll('.', '\\.').replaceAll('*', '.*');
      rules.push({ path: new RegExp(`^${pattern}$`), headers: new Headers() });
    } else if (name && value) rules.at(-1)!.headers.set(name, value);
  }
  return rules;
}

export function createSiteServer({ dir, basePath }: { dir: string; basePath: string }): Server {
  const rules = rulesIn(readFileSync(`${dir}/_headers`, 'utf8'));

  function setHeaders(response: ServerResponse, pathname: string) {
    response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
    for (const { path, headers } of rules)
      if (path.test(basePath + pathname)) response.setHeaders(headers);
  }
  const serve = sirv(dir, { dev: true, etag: true, extensions: ['html'], setHeaders });

  return createServer((request, response) => {
    const notFound = () => {
      setHeaders(response, '/404.html');
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(readFileSync(`${dir}/404.html`));
    };
    const path = request.url!.slice(basePath.length);
    const isBelow = request.url!.startsWith(basePath) && /^([/?]|$)/.test(path);
    if (!isBelow || /^\/_(headers|redirects)$/.test(path)) return notFound();
    // Like other servers, which serve `//FAQ`, too.
    request.url = `/${path}`.replace(/\/{2,}/g, '/');
    serve(request, response, notFound);
  });
}

if (isMain(import.meta.url)) {
  const port = process.env.PORT || '3000';
  const { basePath } = loadSettings();
  createSiteServer({ dir: OUT, basePath })
    .once('error', ({ message }) => {
      throw new Error(`${message}: stop what uses the port, or choose another one with PORT=…`);
    })
    .listen(Number(port), '127.0.0.1', () =>
      console.log(`${site.name} is on http://127.0.0.1:${port}${basePath}`),
    );
}
