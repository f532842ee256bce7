import { readdir, readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';

import type { HostRules, Step } from '@/e2e/hosts/emulated';
import type { Folders, Running } from '@/e2e/hosts/host';
import { listen } from '@/e2e/hosts/process';
import { readHeadersFile } from '@/scripts/hosts/headers-file';
import { readRedirectsFile } from '@/scripts/hosts/redirects-file';
import { headersFor } from '@/scripts/hosts/site';
import { readVercelFile } from '@/scripts/hosts/vercel';
import { REVALIDATE } from '@/scripts/policy/caching';
import { CONTENT_TYPES } from '@/scripts/policy/content-types';
import { HOST_FILES, NOT_FOUND_FILE } from '@/scripts/policy/hosts';

async function readRules(reads: HostRules['reads'], site: string) {
  const text = (file: string) => readFile(path.join(site, file), 'utf8');
  if (reads === 'vercel.json') return readVercelFile(await text(reads));
  if (reads === null) return { headers: [], redirects: [] };
  return {
    headers: readHeadersFile(await text(reads)),
    redirects: readRedirectsFile(await text('_redirects')),
  };
}

/** Answers by the rules of one host; the export stands in the root of its site, or below it. */
export const emulate =
  (rules: HostRules) =>
  async ({ root, basePath }: Folders): Promise<Running> => {
    const site = path.join(root, basePath);
    const { headers, redirects } = await readRules(rules.reads, site);
    const fold = (name: string) => (rules.ignoresCase ? name.toLowerCase() : name);
    const files = new Map(
      (await readdir(root, { recursive: true }))
        .filter((name) => path.extname(name) !== '' && !HOST_FILES.includes(path.basename(name)))
        .map((name) => [fold(`/${name}`), name]),
    );

    /** What a step makes of an address: a file, or a way on. */
    function take(step: Step, plain: string): { file?: string; to?: string } {
      const found = (name: string) => ({ file: files.get(fold(name)) });
      if (step === 'file') return found(plain);
      if (step === 'page') return found(`${plain}.html`);
      if (step === 'index') return found(`${plain}/index.html`);
      const leads = step === 'to-slash' ? `${plain}/index.html` : `${plain}.html`;
      if (!files.has(fold(leads))) return {};
      return { to: step === 'to-slash' ? `${plain}/` : plain };
    }

    async function send(response: ServerResponse, status: number, file: string, asked: string) {
      const body = await readFile(path.join(root, file));
      response.writeHead(status, {
        'Content-Type': CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream',
        ...(rules.reads ? { 'Cache-Control': REVALIDATE } : {}),
        ...headersFor(asked, headers),
      });
      response.end(body);
    }

    async function answer(url: string, response: ServerResponse) {
      const { pathname, search } = new URL(url, 'http://host');
      const asked = decodeURIComponent(pathname);
      const turn = (status: number, to: string) =>
        void response.writeHead(status, { Location: encodeURI(to) + search }).end();
      const redirect = redirects.find(({ from }) => from === asked);
      if (redirect && rules.redirectsFirst) return turn(redirect.status, redirect.to);
      const plain = asked.replace(/\/$/, '');
      const bare = asked.replace(/(?<=\/)index\.html$|(?<!\/index)\.html$/, '');
      if (rules.hidesExtensions && bare !== asked && files.has(asked)) {
        return turn(rules.redirectStatus, bare);
      }
      for (const step of asked.endsWith('/') ? rules.slashed : rules.plain) {
        const { file, to } = take(step, plain);
        if (file) return send(response, 200, file, asked);
        if (to) return turn(rules.redirectStatus, to);
      }
      if (redirect) return turn(redirect.status, redirect.to);
      return send(response, 404, path.join(basePath, NOT_FOUND_FILE), asked);
    }

    return listen(
      createServer((request, response) => {
        answer(request.url ?? '/', response).catch(() => response.destroy());
      }),
    );
  };
