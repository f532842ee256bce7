import { createServer } from 'node:http';

import { EXPORTS } from '@/e2e/exports';
import { listen } from '@/e2e/hosts/process';
import { readSettings } from '@/lib/env';
import { ownFormPage } from '@/scripts/export/own-form';
import { protect } from '@/scripts/export/next-html';
import { OWN_FORM_POLICY } from '@/scripts/policy/csp';

const SETTINGS = readSettings({
  ...EXPORTS.sending.env,
  NEXT_PUBLIC_LEAD_FORM_SERVICE: 'zoho',
  NEXT_PUBLIC_LEAD_FORM_FIELDS: 'xnQsjsdp=a&xmIwtLD=b',
});
const FORM_PAGE = protect(ownFormPage(SETTINGS), OWN_FORM_POLICY, SETTINGS);

/**
 * Overrides the fixture `baseURL`: serves the export that sends leads (the former `baseURL`), but
 * with the form of a service whose answers the site cannot read. Only the page of the form depends
 * on the service, so this needs no export of its own.
 */
export const serveNativeForm = async (
  { baseURL }: { baseURL?: string },
  provide: (origin: string) => Promise<void>,
) => {
  const server = createServer(async (request, response) => {
    const url = request.url ?? '/';
    if (url.split('?', 1)[0] === '/forms/lead/')
      return response.setHeader('Content-Type', 'text/html; charset=utf-8').end(FORM_PAGE);
    const { status, headers, body } = await fetch(`${baseURL}${url}`, {
      method: request.method,
    });
    response.writeHead(status, {
      'Content-Type': headers.get('content-type') ?? 'text/plain',
    });
    for await (const chunk of body ?? []) response.write(chunk);
    response.end();
  });
  const { origin, stop } = await listen(server);
  await provide(origin);
  await stop();
};
