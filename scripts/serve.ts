/** `npm start`: builds the site, and serves the export with 404.html and the headers of `_headers`. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';

import sirv from 'sirv';

import { site } from '@/content/site';

import { isMain, loadSettings, OUT, run, stop } from './command';

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
  const file = (name: string) => `${dir}/${name}`;
  const rules = rulesIn(readFileSync(file('_headers'), 'utf8'));

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
      response.end(existsSync(file('404.html')) ? readFileSync(file('404.html')) : '');
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const [pathname = '/', query] = (request.url ?? '/').split('?');
    const path = pathname === basePath ? '/' : pathname.slice(basePath.length);
    const isHidden = /^\/(_headers|_redirects)$/.test(path);
    if (!pathname.startsWith(basePath) || !path.startsWith('/') || isHidden) {
      notFound();
      return;
    }
    // Like other servers, which serve `//FAQ`, too.
    request.url = path.replace(/\/{2,}/g, '/') + (query === undefined ? '' : `?${query}`);
    serve(request, response, notFound);
  });
}

const listen = (server: Server, port: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} is in use: stop the process that uses it, or choose another port with PORT=…`,
            )
          : error,
      ),
    );
    server.listen(Number(port), '127.0.0.1', resolve);
  });

async function main() {
  const port = process.env.PORT || '3000';
  const { basePath } = loadSettings();
  // Before a build, which takes half a minute: the port may be in use.
  const probe = createServer();
  await listen(probe, port);
  probe.close();
  const { code } = await run('npm run build');
  if (code !== 0) process.exit(code);
  await listen(createSiteServer({ dir: OUT, basePath }), port);
  process.stdout.write(`${site.name} is on http://127.0.0.1:${port}${basePath}\n`);
}

if (isMain(import.meta.url)) main().catch(stop);
