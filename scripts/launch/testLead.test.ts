import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text as textOf } from 'node:stream/consumers';

import { listen } from '@/kit/testing/process';
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

/** Sends a lead to an endpoint that accepts it, and that an origin may read. */
async function send(reader: string) {
  const headers = { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': reader };
  const server = createServer();
  const receive = async () => {
    const exchange = await once(server, 'request');
    const [request, response] = exchange as [IncomingMessage, ServerResponse];
    const body = await textOf(request);
    response.writeHead(200, headers).end('{"ok":true}');
    return { headers: request.headers, body };
  };
  const received = receive();
  const { origin, stop } = await listen(server);
  const sending = { service: 'own', encoding: 'urlencoded', hidden: { list: '7' } } as const;
  const form = { kind: 'own', src: `${origin}/leads`, origins: [], ...sending } as const;
  const result = await testLead(form, SITE);
  await stop();
  return { ...result, received: await received };
}

it('sends what the form sends', async () => {
  const { isConfirmed, text, received } = await send('*');
  expect(Object.fromEntries(new URLSearchParams(received.body))).toEqual({
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
  expect(received.headers).toMatchObject({
    accept: 'application/json',
    origin: SITE.origin,
  });
  expect(isConfirmed).toBe(true);
  expect(text).toMatch(/name: Test[^]*Answered: 200[^]*{"ok":true}[^]*opens \/thank-you/);
});

it('says that the form could not read an answer that its origin may not see', async () => {
  const { isConfirmed, text } = await send('https://else.zz');
  expect(isConfirmed).toBe(false);
  expect(text).toContain('Access-Control-Allow-Origin is not https://www.company.zz');
});
