import { answerOf, hiddenFields, mailtoWith, withDetails } from '@/lib/lead/ownForm';
import { DEFAULT_PARAMETERS, parameterRules } from '@/lib/lead/parameters';

describe('answerOf', () => {
  it.each([
    [200, '{"ok":true}'],
    [200, '{"success":true,"message":"Email sent"}'],
    [201, ''],
    [200, '<!doctype html><p>Thank you'],
    [204, 'null'],
  ])('takes status %i with the body %j as success', (status, body) => {
    expect(answerOf(status, body)).toEqual({ outcome: 'sent', reason: '' });
  });

  it.each([
    [422, '{"errors":[{"field":"email","message":"should be an email"}]}', 'should be an email'],
    [400, '{"errors":["Name is missing"]}', 'Name is missing'],
    [400, '{"error":" Form not found "}', 'Form not found'],
    [400, '{"success":false,"message":"Invalid access key"}', 'Invalid access key'],
    [200, '{"success":false,"message":"Spam"}', 'Spam'],
    [404, '<!doctype html>', ''],
    [403, '{"error":{"code":1}}', ''],
    [400, `{"error":"${'x'.repeat(500)}"}`, 'x'.repeat(200)],
  ])('takes status %i with the body %j as a refusal', (status, body, reason) => {
    expect(answerOf(status, body)).toEqual({ outcome: 'refused', reason });
  });

  it.each([429, 500, 503])('takes status %i as a problem of the service', (status) => {
    expect(answerOf(status, '{"error":"x"}')).toEqual({ outcome: 'failed', reason: '' });
  });
});

it('hiddenFields returns only parameters that the rules allow', () => {
  const rules = parameterRules(`${DEFAULT_PARAMETERS},landing_page=00N1`)!;
  expect(hiddenFields(rules, '?product=a&utm_source=b&00N1=%2F&oid=evil&utm_=c')).toEqual([
    ['product', 'a'],
    ['utm_source', 'b'],
    ['00N1', '/'],
  ]);
});

it('withDetails adds a line for each detail', () => {
  expect(withDetails('Hello', [])).toBe('Hello');
  expect(withDetails('Hello', [['product', 'SaaS']])).toBe('Hello\n\nproduct: SaaS');
});

it('mailtoWith contains the text, unless the URL would be too long', () => {
  expect(mailtoWith('a@b.example', '', '')).toBe('mailto:a@b.example');
  expect(mailtoWith('a@b.example', 'SaaS', 'x\ny & z')).toBe(
    'mailto:a@b.example?subject=SaaS&body=x%0D%0Ay%20%26%20z',
  );
  expect(mailtoWith('a@b.example', 'SaaS', 'é'.repeat(400))).toBe(
    'mailto:a@b.example?subject=SaaS',
  );
});
