import { answerOf } from '@/lib/lead/own/answer';

it.each([
  [200, '{"ok":true}'],
  [200, '{"success":true,"message":"Email sent","error":null,"errors":[]}'],
  [200, '{"success":"true","status":200}'],
  [200, '{"status":"success","result":"notified"}'],
  [200, '{"status":0}'],
  [201, ''],
  [200, '<!doctype html><p>Thank you'],
  [204, 'null'],
  [200, '{"status":"ok","errors":{}}'],
])('takes status %i with the body %j as success', (status, body) => {
  expect(answerOf(status, body)).toEqual({ outcome: 'confirmed', reason: '' });
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
  [200, '{"success":"false"}', ''],
  [200, '{"success":0}', ''],
  [200, '{"status":400,"message":"Bad"}', 'Bad'],
  [200, '{"status":"422"}', ''],
  [200, '{"status":false}', ''],
  [200, '{"ok":"false"}', ''],
  [200, '{"status":"ko"}', ''],
  [200, '{"result":"invalid"}', ''],
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
  expect(answerOf(200, '{"ok":true}', true).outcome).toBe('confirmed');
});
