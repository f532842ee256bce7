import { answerOf, isDuplicate } from '@/lib/lead/own/answer';

it.each([
  [200, '{"success":true,"message":"Email sent","error":null,"errors":[]}'],
  // The default answer of n8n 2.40.
  [200, '{"message":"Workflow was started"}'],
  [200, '{"status":"ok","error":"none"}'],
  [200, '{"status":{"code":200,"text":"OK"}}'],
])('takes status %i with the body %j as success', (status, body) => {
  expect(answerOf(status, body, 'body')).toEqual({ outcome: 'confirmed', reason: '' });
});

it.each(['mail_sent', 'queued', 'not_failed', 'unlimited'])(
  'takes the status "%s" as success',
  (status) => {
    expect(answerOf(200, JSON.stringify({ status }), 'body').outcome).toBe('confirmed');
    expect(answerOf(200, JSON.stringify({ result: status }), 'body').outcome).toBe('confirmed');
  },
);

it.each([
  // Contact Form 7: https://github.com/rocklobster-in/contact-form-7, includes/submission.php.
  'mail_failed',
  'mailFailed',
  'mail_not_sent',
  "couldn't send",
  'unsent',
  false,
  '422',
  400,
  -1,
  { status: 'failed' },
  { success: false },
  [{ status: 'failed' }],
])('takes the status %j as a refusal, without technical words for the visitor', (status) => {
  const refused = { outcome: 'refused', reason: '' };
  expect(answerOf(200, JSON.stringify({ status, message: 'Code 7' }), 'body')).toEqual(refused);
  expect(answerOf(200, JSON.stringify({ result: status, error: 'E7' }), 'status')).toEqual(refused);
});

it.each([
  '{"success":"0"}',
  '{"status":["failed"]}',
  '{"errors":{"email":"is wrong"}}',
  '{"ok":"false"}',
  '[{"success":false}]',
  'false',
])('takes the body %s as a refusal', (body) => {
  expect(answerOf(200, body, 'body')).toEqual({ outcome: 'refused', reason: '' });
});

it.each([
  [422, '{"errors":[{"field":"email","message":"should be an email"}]}', 'should be an email'],
  [400, '{"errors":["Name is missing"]}', 'Name is missing'],
  [400, '{"success":false,"message":"Enter a name"}', 'Enter a name'],
  [400, `{"error":"${'x'.repeat(500)}"}`, 'x'.repeat(200)],
])('shows what status %i says about the input: %s', (status, body, reason) => {
  expect(answerOf(status, body, 'body')).toEqual({ outcome: 'refused', reason });
});

it.each([
  // n8n 2.40, if the workflow is not published.
  [404, '{"code":404,"message":"The requested webhook is not registered."}'],
  [400, 'Bad Request: missing boundary'],
])('shows nothing of status %i with the body %s', (status, body) => {
  expect(answerOf(status, body, 'body')).toEqual({ outcome: 'refused', reason: '' });
});

it.each([408, 425, 429, 500, 503])('takes status %i as a problem of the service', (status) => {
  expect(answerOf(status, '{"error":"x"}', 'status')).toEqual({ outcome: 'failed', reason: '' });
});

it.each([
  [204, ''],
  [200, ' \n'],
  [201, 'null'],
])('takes status %i with the body %j as success only if the status suffices', (status, body) => {
  expect(answerOf(status, body, 'body').outcome).toBe('unknown');
  expect(answerOf(status, body, 'json').outcome).toBe('unknown');
  expect(answerOf(status, body, 'status').outcome).toBe('confirmed');
});

it('does not take HTML as success if the service answers with JSON', () => {
  expect(answerOf(200, '<!doctype html>', 'json').outcome).toBe('unknown');
  expect(answerOf(200, '{"ok":true}', 'json').outcome).toBe('confirmed');
});

/** What Directus 12.3 answers if a value of a field must be unique. */
const notUnique = (field: string) =>
  JSON.stringify({
    errors: [
      {
        message: `Value for field "${field}" in collection "leads" has to be unique.`,
        extensions: { collection: 'leads', field, code: 'RECORD_NOT_UNIQUE' },
      },
    ],
  });

it.each([
  [400, notUnique('lead_id')],
  [409, ''],
  [200, '{"status":"duplicate"}'],
])('takes status %i with the body %s as a lead that is there already', (status, body) => {
  expect(isDuplicate(status, body)).toBe(true);
});

it.each([
  [400, notUnique('email')],
  [409, '{"message":"A contact with this email exists."}'],
  [422, '{"message":"Enter a name."}'],
])('does not take status %i with the body %s as one', (status, body) => {
  expect(isDuplicate(status, body)).toBe(false);
});
