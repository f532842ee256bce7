import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { testLead } from '@/scripts/launch/testLead';

const SITE = {
  origin: 'https://www.company.zz',
  thanks: 'https://www.company.zz/thank-you',
  language: 'en',
  fields: [
    { id: 'name', type: 'text', label: 'Name' },
    { id: 'email', type: 'email', label: 'Email' },
    { id: 'budget', type: 'select', label: 'Budget', options: ['A lot'] },
    { id: 'message', type: 'textarea', label: 'Message' },
  ],
} as const;

let server: Server;
let received: { request: IncomingMessage; body: string }[];

/** Sends a lead to an endpoint that answers in one way. */
async function send(answer: (response: ServerResponse) => void) {
  received = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      received.push({ request, body });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const action = `http://127.0.0.1:${port}/leads`;
  const sending = { service: 'own', encoding: 'urlencoded', hidden: { list: '7' } } as const;
  return testLead({ kind: 'own', src: action, origins: [], ...sending }, SITE);
}

afterEach(() => new Promise((resolve) => server.close(resolve)));

const CORS = { 'Access-Control-Allow-Origin': '*' };
const json =
  (status: number, body: string, headers = CORS) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body);

it('sends what the form sends', async () => {
  const { isConfirmed, text } = await send(json(200, '{"ok":true}'));
  expect(Object.fromEntries(new URLSearchParams(received[0]!.body))).toEqual({
    name: 'Test',
    email: 'test@example.com',
    budget: 'A lot',
    message: expect.stringContaining('test lead'),
    list: '7',
    language: 'en',
    _gotcha: '',
    product: 'Test',
    lead_id: expect.stringMatching(/^[\da-f]{32}$/),
  });
  expect(received[0]!.request.headers).toMatchObject({
    accept: 'application/json',
    origin: SITE.origin,
  });
  expect(isConfirmed).toBe(true);
  expect(text).toMatch(/name: Test[^]*Answered: 200[^]*{"ok":true}[^]*opens \/thank-you/);
});

it('says that the form could not read an answer that its origin may not see', async () => {
  const elsewhere = { 'Access-Control-Allow-Origin': 'https://else.zz' };
  const { isConfirmed, text } = await send(json(200, '{}', elsewhere));
  expect(isConfirmed).toBe(false);
  expect(text).toContain('Access-Control-Allow-Origin is not https://www.company.zz');
});
