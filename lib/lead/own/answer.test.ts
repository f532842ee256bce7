import { answerOf, isDuplicate } from '@/lib/lead/own/answer';

/**
 * What Contact Form 7 answers, with one of the values of `status` in its code
 * (https://github.com/rocklobster-in/contact-form-7, `create_feedback` in includes/rest-api.php and `proceed`
 * in includes/submission.php). Version 5.7.7 has answered so for `mail_sent`, `mail_failed` and
 * `validation_failed`.
 */
const contactForm7 = (status: string) =>
  JSON.stringify({
    contact_form_id: 5,
    status,
    message: 'One or more fields have an error. Please check and try again.',
    posted_data_hash: '',
    into: '#wpcf7-f5-o1',
    invalid_fields:
      status === 'validation_failed'
        ? [
            {
              field: 'your-email',
              message: 'Please enter an email address.',
              idref: null,
              error_id: 'wpcf7-f5-o1-ve-your-email',
            },
          ]
        : [],
  });

it.each([
  [200, '{"ok":true}'],
  [200, '{"success":true,"message":"Email sent","error":null,"errors":[]}'],
  [200, '{"success":"true","status":200}'],
  [200, '{"status":"success","result":"notified"}'],
  [200, '{"status":0}'],
  [201, '{}'],
  // The default answer of n8n 2.40.
  [200, '{"message":"Workflow was started"}'],
  [200, '<!doctype html><p>Thank you'],
  [200, '{"status":"ok","errors":{}}'],
  [200, '{"status":"ok","error":"none"}'],
  [200, '{"status":{"code":200,"text":"OK"}}'],
  [200, contactForm7('mail_sent')],
])('takes status %i with the body %j as success', (status, body) => {
  expect(answerOf(status, body, 'body')).toEqual({ outcome: 'confirmed', reason: '' });
});

it.each([
  'mail_sent',
  'mailSent',
  'Sent.',
  'ok',
  'queued',
  'accepted',
  'received',
  'validation_passed',
  'not_failed',
  'no_errors',
  '0 errors',
  'not spam',
  'noted',
  'notified',
  'unlimited',
  'completed',
  'saved',
])('takes the status "%s" as success', (status) => {
  expect(answerOf(200, JSON.stringify({ status }), 'body').outcome).toBe('confirmed');
  expect(answerOf(200, JSON.stringify({ result: status }), 'body').outcome).toBe('confirmed');
});

it.each([
  'mail_failed',
  'validation_failed',
  'acceptance_missing',
  'aborted',
  'spam',
  'mailFailed',
  'MAIL-FAILED',
  'mail_not_sent',
  'not_saved',
  'message was not delivered',
  'could not send',
  "couldn't send",
  'unsent',
  'unsuccessful',
  'has_errors',
  'sent_with_errors',
  'invalid',
  'ko',
  'NOK',
  'no',
  'no_recipient',
  'not_found',
  'rejected',
  'rate_limited',
  'quota_exceeded',
  'timed_out',
  'blocked',
  'access_denied',
  'unauthorized',
  'cancelled',
  'captcha_required',
  'recaptcha_invalid',
  'duplicate',
  'form_disabled',
  'closed',
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

it.each(['mail_failed', 'validation_failed', 'acceptance_missing', 'aborted', 'spam'])(
  'takes "%s" of Contact Form 7 as a refusal',
  (status) => {
    expect(answerOf(200, contactForm7(status), 'json')).toEqual({ outcome: 'refused', reason: '' });
  },
);

it.each([
  '{"error":"Form is disabled","status":"error"}',
  '{"success":false,"message":"Spam"}',
  '{"success":"false"}',
  '{"success":0}',
  '{"success":"0"}',
  '{"status":["failed"]}',
  '{"success":null}',
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
  [400, '{"error":" Enter a name "}', 'Enter a name'],
  [400, '{"success":false,"message":"Enter a name"}', 'Enter a name'],
  [400, `{"error":"${'x'.repeat(500)}"}`, 'x'.repeat(200)],
])('shows what status %i says about the input: %s', (status, body, reason) => {
  expect(answerOf(status, body, 'body')).toEqual({ outcome: 'refused', reason });
});

it.each([
  // n8n 2.40, if the workflow is not published.
  [404, '{"code":404,"message":"The requested webhook is not registered."}'],
  // Contact Form 7: not multipart, and a form that it does not have.
  [
    415,
    '{"code":"wpcf7_unsupported_media_type","message":"The request payload format is not supported.","data":{"status":415}}',
  ],
  [
    404,
    '{"code":"wpcf7_not_found","message":"The requested contact form was not found.","data":{"status":404}}',
  ],
  [403, '{"error":{"code":1}}'],
  [401, '{"error":"Unauthorized"}'],
  [400, 'Bad Request: missing boundary'],
  [422, '<!doctype html><p>Unprocessable'],
])('shows nothing of status %i with the body %s', (status, body) => {
  expect(answerOf(status, body, 'body')).toEqual({ outcome: 'refused', reason: '' });
});

it.each([408, 425, 429, 500, 503])('takes status %i as a problem of the service', (status) => {
  expect(answerOf(status, '{"error":"x"}', 'status')).toEqual({ outcome: 'failed', reason: '' });
});

it.each([
  [204, ''],
  [200, ''],
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
  [409, '{"error":"Conflict"}'],
  [422, '{"message":"This lead already exists."}'],
  [422, '{"errors":{"lead_id":["The lead_id has already been taken."]}}'],
  [200, '{"status":"duplicate"}'],
])('takes status %i with the body %s as a lead that is there already', (status, body) => {
  expect(isDuplicate(status, body)).toBe(true);
});

it.each([
  [400, notUnique('email')],
  [409, '{"message":"A contact with this email exists."}'],
  [404, '{"message":"The form does not exist."}'],
  [422, '{"message":"Enter a name."}'],
  [403, ''],
])('does not take status %i with the body %s as one', (status, body) => {
  expect(isDuplicate(status, body)).toBe(false);
});
