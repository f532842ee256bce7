import { ownFormService } from '@/lib/lead/formServices';
import {
  answerOf,
  entriesOf,
  faultsOf,
  isDoubtful,
  LEAD_ID,
  withDetails,
  type OwnFormService,
} from '@/lib/lead/ownForm';

const own = ownFormService({ action: 'https://api.example', service: 'own', hidden: {} });
const salesforce = ownFormService({
  action: 'https://webto.salesforce.com',
  service: 'salesforce',
  hidden: { oid: '00D' },
});
const text = { name: 'Ada', company: '', email: 'ada@a.example', phone: '', message: 'Hello' };
const sent = { details: [['product', 'SaaS']], id: 'id', thanks: 'https://site.example/thank-you' };
const send = (service: OwnFormService, change: Partial<typeof text> = {}) =>
  Object.fromEntries(entriesOf(service, { ...text, ...change }, sent as never));

describe('faultsOf', () => {
  it.each([
    [{}, {}],
    [
      { name: ' ', email: '\u00a0', message: '\n' },
      { name: 'missing', email: 'missing', message: 'missing' },
    ],
    [{ email: 'ada' }, { email: 'wrong' }],
    [{ email: 'a da@a.example' }, { email: 'wrong' }],
    [{ email: ' café@例え.example\u200e\u200b' }, {}],
    [{ phone: 'none', company: 'x'.repeat(999) }, {}],
  ])('finds in %j: %j', (change, faults) => {
    expect(faultsOf(own, { ...text, ...change })).toEqual(faults);
  });

  it('finds what the service requires, and values that it does not take', () => {
    expect(faultsOf(salesforce, text)).toEqual({ company: 'missing' });
    expect(faultsOf(salesforce, { ...text, company: 'x'.repeat(41) })).toEqual({ company: 'long' });
  });
});

it.each([
  ['ada@gmail', true],
  ['ada.b@gmail ', true],
  ['ada@mail.example', false],
])('isDoubtful(%j) is %s', (email, doubtful) => {
  expect(isDoubtful(email)).toBe(doubtful);
});

describe('entriesOf', () => {
  it.each([
    ['\u202a+49 89/123456\u202c', '+49 89/123456'],
    ['030 123 ext. 12', '030 123 ext. 12'],
    ['030 123 x 12345', '030 123 x 12345'],
    ['030–123‑4', '030-123-4'],
    ['٠١٢٣ ۴۵۶', '0123 456'],
    ['＋４９ ８９', '+49 89'],
    ['030\u00a01\u2007\n', '030 1'],
    ['ask for Ada', 'ask for Ada'],
  ])('sends the phone number %j as %j', (phone, expected) => {
    expect(send(own, { phone }).phone).toBe(expected);
  });

  it('sends the typed text, the details and the id, and no URL by fetch', () => {
    expect(send(own, { name: ' Ada ', email: '\u200b\u2060ada@a\u00ad.example ' })).toEqual({
      ...text,
      product: 'SaaS',
      [LEAD_ID]: 'id',
    });
  });

  it('puts what the service would drop into the message', () => {
    const phone = '1'.repeat(41);
    expect(send(salesforce, { phone })).toEqual({
      oid: '00D',
      last_name: 'Ada',
      company: '',
      email: text.email,
      phone: '',
      description: `Hello\n\nphone: ${phone}\nproduct: SaaS`,
      product: 'SaaS',
      retURL: sent.thanks,
    });
  });
});

it('withDetails adds a line for each detail', () => {
  expect(withDetails('Hello', [])).toBe('Hello');
  expect(withDetails('Hello', [['product', 'SaaS']])).toBe('Hello\n\nproduct: SaaS');
});

describe('answerOf', () => {
  it.each([
    [200, '{"ok":true}'],
    [200, '{"success":true,"message":"Email sent","error":null,"errors":[]}'],
    [201, ''],
    [200, '<!doctype html><p>Thank you'],
    [204, 'null'],
    [200, '{"status":"ok","errors":{}}'],
  ])('takes status %i with the body %j as success', (status, body) => {
    expect(answerOf(status, body)).toEqual({ outcome: 'sent', reason: '' });
  });

  it.each([
    [422, '{"errors":[{"field":"email","message":"should be an email"}]}', 'should be an email'],
    [400, '{"errors":["Name is missing"]}', 'Name is missing'],
    [400, '{"error":" Form not found "}', 'Form not found'],
    [400, '{"success":false,"message":"Invalid access key"}', 'Invalid access key'],
    [200, '{"success":false,"message":"Spam"}', 'Spam'],
    [200, '{"error":"Form is disabled","status":"error"}', 'Form is disabled'],
    [200, '{"errors":{"email":"is wrong"}}', ''],
    [200, '{"result":"error","message":"Closed"}', 'Closed'],
    [404, '<!doctype html>', ''],
    [403, '{"error":{"code":1}}', ''],
    [400, `{"error":"${'x'.repeat(500)}"}`, 'x'.repeat(200)],
  ])('takes status %i with the body %j as a refusal', (status, body, reason) => {
    expect(answerOf(status, body)).toEqual({ outcome: 'refused', reason });
  });

  it.each([429, 500, 503])('takes status %i as a problem of the service', (status) => {
    expect(answerOf(status, '{"error":"x"}')).toEqual({ outcome: 'failed', reason: '' });
  });

  it('does not take HTML as success if the service answers with JSON', () => {
    expect(answerOf(200, '<!doctype html>', true).outcome).toBe('unknown');
    expect(answerOf(200, '{"ok":true}', true).outcome).toBe('sent');
  });
});
