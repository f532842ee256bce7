/**
 * A stub of the form service (specification, section 7) on CRM_PORT. The form at
 * /forms/wtl/{form_id} is validated on the server. After a valid submission, the response opens
 * /thank-you of the embedding site in the top window. The form IDs `dead`, `error`, `slow` and
 * `refused` simulate failures of the service.
 *
 * Also serves an endpoint for the site's own form at /leads. The company in a lead says how the
 * endpoint answers (ANSWERS). GET /leads?email=… returns the leads that have arrived from a visitor.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import { CRM_PORT } from '@/scripts/exports';

const THANKS = '/thank-you';

/** The origin of a third host, which a service may redirect to: this server under another name. */
const THIRD_HOST = `http://localhost:${CRM_PORT}`;

/** The delay of a slow response, in ms. It is longer than any timeout of the site. */
const SLOW_MS = 60_000;

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const page = (body: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Form service</title><link rel="icon" href="data:,"><body>${body}</body></html>`;

type Lead = { name: string; email: string; message: string; product: string; site: string };

const formPage = ({ name, email, message, product, site }: Lead, error = '') =>
  page(`
<h1>Form service</h1>
${error && `<p role="alert">${error}</p>`}
${product && `<p>Product: <strong>${escape(product)}</strong></p>`}
<form method="post">
  <input type="hidden" name="site" value="${escape(site)}">
  <input type="hidden" name="product" value="${escape(product)}">
  <p><label>Name <input name="name" value="${escape(name)}"></label></p>
  <p><label>Email <input name="email" value="${escape(email)}"></label></p>
  <p><label>What do you want built? <textarea name="message">${escape(message)}</textarea></label></p>
  <button>Submit</button>
</form>`);

const thanksPage = (site: string) =>
  page(`<script>window.top.location.href = ${JSON.stringify(site + THANKS)}</script>`);

/** The origin of the embedding site. Its referrer policy sends only the origin, not the path. */
function siteOf(request: IncomingMessage): string {
  const referrer = request.headers.referer ?? '';
  return URL.canParse(referrer) ? new URL(referrer).origin : '';
}

async function read(request: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return new URLSearchParams(body);
}

const send = (response: ServerResponse, status: number, html: string, headers = {}) =>
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', ...headers }).end(html);

/** The fields of a lead, by the names that the service uses. */
type Received = Record<string, string>;

/** All leads that have arrived at /leads. */
const leads: Received[] = [];

/** The responses that wait for `POST /leads/release`, with the visitor's email address. */
const delayed: { email: string; respond: () => void }[] = [];

type Answer = (request: IncomingMessage, response: ServerResponse, lead: Received) => void;

const json = (response: ServerResponse, status: number, body: object, origin = '*') =>
  response
    .writeHead(status, {
      'Content-Type': 'application/json',
      'Access-Control-Allow-Origin': origin,
    })
    .end(JSON.stringify(body));

/** Like most services, answers a script with JSON, and redirects a browser. */
const accept: Answer = (request, response, { returnURL }) => {
  if (request.headers.accept === 'application/json') return json(response, 200, { ok: true });
  const Location = returnURL ?? request.headers.origin + THANKS;
  response.writeHead(303, { Location }).end();
};

/** Redirects a browser by way of another host. Without scripts, the origin in the lead is another one. */
const acceptElsewhere: Answer = (request, response, { returnURL }) => {
  const path = returnURL ? new URL(returnURL).pathname : THANKS;
  const next = new URLSearchParams({ next: request.headers.origin + path });
  response.writeHead(303, { Location: `${THIRD_HOST}/leads/received?${next}` }).end();
};

const ANSWERS: Record<string, Answer> = {
  late: (request, response, lead) => {
    delayed.push({ email: lead.email!, respond: () => accept(request, response, lead) });
  },
  never: () => {},
  refused: (_, response) =>
    json(response, 422, {
      errors: [{ field: 'email', message: 'This domain has no mail server.' }],
    }),
  broken: (_, response) => json(response, 500, {}),
  'not allowed': (_, response) => json(response, 200, { ok: true }, 'https://elsewhere.example'),
  elsewhere: acceptElsewhere,
  silent: (_, response) => send(response, 200, page('Thank you for your message')),
  /** As Zoho CRM accepts a lead. */
  'by script': (_, response, { returnURL }) =>
    send(response, 200, page(`<script>location.assign(${JSON.stringify(returnURL)})</script>`)),
  /** As Zoho CRM rejects a lead. */
  'sends back': (_, response) => send(response, 200, page('<script>history.back()</script>')),
};

async function receive(request: IncomingMessage, response: ServerResponse, url: URL) {
  const { searchParams } = url;
  const next = searchParams.get('next');
  if (next) return void response.writeHead(303, { Location: next }).end();
  if (request.method === 'GET') {
    const email = searchParams.get('email');
    return json(
      response,
      200,
      leads.filter((lead) => lead.email === email),
    );
  }
  const lead = Object.fromEntries(await read(request));
  // Zoho CRM has other names.
  lead.email ??= lead.Email ?? '';
  const { email, company = lead.Company ?? '' } = lead;
  if (url.pathname === '/leads/release') {
    delayed.filter((each) => each.email === email).forEach(({ respond }) => respond());
    return json(response, 200, {});
  }
  leads.push(lead);
  (ANSWERS[company] ?? accept)(request, response, lead);
}

async function answer(request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', `http://127.0.0.1:${CRM_PORT}`);
  if (url.pathname.startsWith('/leads')) return receive(request, response, url);
  const id = /^\/forms\/wtl\/([\w-]+)$/.exec(url.pathname)?.[1];
  if (!id) return send(response, 404, page('Not found'));
  if (id === 'dead') return request.destroy();
  if (id === 'error') return send(response, 500, page('The form service is down'));

  const sent = request.method === 'POST' ? await read(request) : undefined;
  const field = (name: string) => (sent ?? url.searchParams).get(name)?.trim() ?? '';
  const lead = {
    name: field('name'),
    email: field('email'),
    message: field('message'),
    product: field('product'),
    site: sent ? field('site') : siteOf(request),
  };
  if (id === 'slow') return void setTimeout(() => send(response, 200, formPage(lead)), SLOW_MS);
  if (id === 'refused') return send(response, 200, formPage(lead), { 'X-Frame-Options': 'DENY' });
  if (!sent) return send(response, 200, formPage(lead));
  if (!lead.email.includes('@')) return send(response, 200, formPage(lead, 'Enter your email'));
  return send(response, 200, thanksPage(lead.site));
}

export const createStub = () =>
  createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
