import { createServer } from 'node:http';

import { EXPORTS } from '@/e2e/exports';
import { listen } from '@/e2e/hosts/process';
import { readSettings } from '@/lib/env';
import { ownFormPage } from '@/scripts/export/own-form';
import { protect } from '@/scripts/export/next-html';
import { OWN_FORM_POLICY } from '@/scripts/policy/csp';

/** The page of the form with other settings than the export. */
function formPageWith(changes: Record<string, string>) {
  const settings = readSettings({ ...EXPORTS.sending.env, ...changes });
  return protect(ownFormPage(settings), OWN_FORM_POLICY, settings);
}

/**
 * Overrides the fixture `baseURL`: serves the export that sends leads (the former `baseURL`), but
 * with a form that has other settings, such as a service whose answers the site cannot read. Only
 * the page of the form depends on the service, so this needs no export of its own.
 */
export const serveForm = (changes: Record<string, string>) => {
  const formPage = formPageWith(changes);
  return async ({ baseURL }: { baseURL?: string }, provide: (origin: string) => Promise<void>) => {
    const server = createServer(async (request, response) => {
      const url = request.url ?? '/';
      if (url.split('?', 1)[0] === '/forms/lead/')
        return response.setHeader('Content-Type', 'text/html; charset=utf-8').end(formPage);
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
};

/** A site whose leads go to Zoho CRM. */
export const serveNativeForm = serveForm({
  NEXT_PUBLIC_LEAD_FORM_SERVICE: 'zoho',
  NEXT_PUBLIC_LEAD_FORM_FIELDS: 'xnQsjsdp=a&xmIwtLD=b',
});
