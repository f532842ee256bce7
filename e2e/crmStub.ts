/**
 * Stubs of form services on CRM_PORT.
 * /forms/wtl/{form_id} (specification, section 7) behaves like the web-to-lead form of Perfex CRM:
 * application/views/forms/web_to_lead.php and `wtl` in application/controllers/Forms.php, as in
 * https://github.com/arham-anees/perfex_crm at 085907f, read in November 2026. It
 * - ignores the query, apart from `col`, `styled` and `with_logo`;
 * - posts multipart data to its own URL by AJAX;
 * - opens the redirect in the top window after any 2xx answer, whatever `success` says;
 * - stores custom fields (`form-cf-{id}`), even those that are not in the form, and drops other names;
 * - sets a session cookie without SameSite, and no X-Frame-Options;
 * - is in one language: a form per language has an id of its own.
 * The form ID `reads-query` copies parameters from its query into hidden fields, and redirects in its
 * frame, like the Form Trigger of n8n 2.40.
 * /leads is an endpoint for the site's own form. The company in a lead says how it answers (ANSWERS).
 * GET /leads?email=… returns the leads of a visitor that have arrived at any of these.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import { CRM_PORT } from './sites';

const THANKS = '/thank-you';

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const page = (body: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Form service</title><link rel="icon" href="data:,"><body>${body}</body></html>`;

const FIELDS = `
  <p><label for="name">Name</label> <input id="name" name="name" required></p>
  <p><label for="email">Email</label> <input id="email" name="email" type="email" required></p>
  <p><label for="description">What do you want built?</label> <textarea id="description" name="description" required></textarea></p>
  <button id="form_submit">Submit</button>`;

/** Those that this form fills. */
const COLUMNS = ['name', 'email', 'description'];

/** As text, because the loader of this server adds calls to functions. */
const perfexScript = (redirect: string) => `
  const form = document.forms[0];
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const request = new XMLHttpRequest();
    request.open('POST', form.action);
    request.addEventListener('load', () => {
      if (request.status < 300) window.top.location.href = ${JSON.stringify(redirect)};
    });
    request.send(new FormData(form));
  });`;

const perfexPage = (id: string, site: string) =>
  page(`
<form action="/forms/wtl/${id}" id="${id}" method="post" enctype="multipart/form-data">
  <input type="hidden" name="key" value="${id}">
  ${FIELDS}
</form>
<script>${perfexScript(site + THANKS)}</script>`);

const queryPage = (query: URLSearchParams, site: string) =>
  page(`
<form action="/forms/wtl/reads-query" method="post">
  <input type="hidden" name="site" value="${escape(site)}">
  ${[...query].map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`).join('\n  ')}
  ${FIELDS}
</form>`);

/** The referrer policy of the site sends only the origin. */
function siteOf(request: IncomingMessage): string {
  const referrer = request.headers.referer ?? '';
  return URL.canParse(referrer) ? new URL(referrer).origin : '';
}

async function read(request: IncomingMessage): Promise<Received> {
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  const body = Buffer.concat(await request.toArray());
  return Object.fromEntries(await new Response(body, { headers }).formData()) as Received;
}

const send = (response: ServerResponse, status: number, html: string) =>
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);

type Received = Record<string, string>;

const leads: Received[] = [];

type Answer = (response: ServerResponse, lead: Received, origin: string) => void;

const json = (response: ServerResponse, body: object) =>
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

/** Like form services, redirects to the URL in a hidden field. */
const accept: Answer = (response, { returnURL }, origin) =>
  response.writeHead(303, { Location: returnURL ?? origin + THANKS }).end();

const ANSWERS: Record<string, Answer> = {
  broken: (response) => send(response, 500, page('Our service has a problem')),
  // The page stays.
  nothing: (response) => response.writeHead(204).end(),
};

async function receive(request: IncomingMessage, response: ServerResponse, url: URL) {
  if (request.method === 'GET') {
    const email = url.searchParams.get('email');
    const found = leads.filter((lead) => lead.email === email);
    return json(response, found);
  }
  const lead = await read(request);
  leads.push(lead);
  (ANSWERS[lead.company ?? ''] ?? accept)(response, lead, request.headers.origin ?? '');
}

async function receivePerfex(request: IncomingMessage, response: ServerResponse, id: string) {
  const sent = await read(request);
  if (sent.key !== id) return send(response, 200, perfexPage(id, siteOf(request)));
  const stored = ([name]: [string, string]) =>
    COLUMNS.includes(name) || name.startsWith('form-cf-');
  leads.push(Object.fromEntries(Object.entries(sent).filter(stored)));
  return send(response, 200, JSON.stringify({ success: true }));
}

async function receiveQueryForm(request: IncomingMessage, response: ServerResponse) {
  const { site, ...lead } = await read(request);
  leads.push(lead);
  response.writeHead(303, { Location: site + THANKS }).end();
}

async function answer(request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', `http://127.0.0.1:${CRM_PORT}`);
  const isPost = request.method === 'POST';
  if (url.pathname.startsWith('/leads')) return receive(request, response, url);
  const id = /^\/forms\/wtl\/([\w-]+)$/.exec(url.pathname)?.[1];
  if (!id) return send(response, 404, page('Not found'));
  if (id === 'reads-query')
    return isPost
      ? receiveQueryForm(request, response)
      : send(response, 200, queryPage(url.searchParams, siteOf(request)));
  response.setHeader('Set-Cookie', `sp_session=e2e; path=/; HttpOnly`);
  if (isPost) return receivePerfex(request, response, id);
  return send(response, 200, perfexPage(id, siteOf(request)));
}

export const createStub = () =>
  createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
