/**
 * Stubs of form services on CRM_PORT.
 * /forms/wtl/{form_id} (specification, section 7) has a form that tells the service its query, with one of two answers:
 * - to the form ID `reads-query`, a redirect inside its frame, as from the Form Trigger of n8n 2.40;
 * - to others, as the web-to-lead form of Perfex CRM, JSON for its script, which opens /thank-you in the top window:
 *   application/views/forms/web_to_lead.php in https://github.com/arham-anees/perfex_crm at 085907f.
 * /leads is an endpoint for the site's own form. The company in a lead says how it answers.
 * GET /leads?email=… returns the leads of a visitor that have arrived at any of these.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import { CRM_PORT } from './sites';

const page = (body: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Form service</title><link rel="icon" href="data:,"><body>${body}</body></html>`;

/** As text, because the loader of this server adds calls to functions. */
const PERFEX = `
  const form = document.forms[0];
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const request = new XMLHttpRequest();
    request.open('POST', form.action);
    request.addEventListener('load', () => {
      if (request.status < 300) window.top.location.href = form.returnURL.value;
    });
    request.send(new FormData(form));
  });`;

const formPage = (path: string, query: URLSearchParams) =>
  page(`
<form action="${path}" method="post" enctype="multipart/form-data">
  ${[...query].map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`).join('\n  ')}
  <p><label for="name">Name</label> <input id="name" name="name" required></p>
  <p><label for="email">Email</label> <input id="email" name="email" type="email" required></p>
  <p><label for="message">What do you want built?</label> <textarea id="message" name="message" required></textarea></p>
  <button>Submit</button>
</form>
<script>${path.endsWith('/reads-query') ? '' : PERFEX}</script>`);

type Lead = Record<string, string>;

const leads: Lead[] = [];

async function read(request: IncomingMessage) {
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  const body = Buffer.concat(await request.toArray());
  return Object.fromEntries(await new Response(body, { headers }).formData()) as Lead;
}

async function answer(request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url!, `http://127.0.0.1:${CRM_PORT}`);
  const isForm = pathname.startsWith('/forms/wtl/');
  const send = (status: number, body: string, type = 'text/html; charset=utf-8') =>
    response.writeHead(status, { 'Content-Type': type }).end(body);

  if (request.method === 'POST') {
    const lead = await read(request);
    leads.push(lead);
    if (isForm && !pathname.endsWith('/reads-query')) return send(200, '{"success":true}');
    if (lead.company === 'broken') return send(500, page('Our service has a problem'));
    return response.writeHead(303, { Location: lead.returnURL }).end();
  }
  if (isForm) {
    // The referrer policy of the site sends only the origin.
    searchParams.set('returnURL', `${request.headers.referer}thank-you`);
    return send(200, formPage(pathname, searchParams));
  }
  const found = leads.filter(({ email }) => email === searchParams.get('email'));
  return send(200, JSON.stringify(found), 'application/json');
}

export const createStub = () =>
  createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
