import { leadRequest } from '@/lib/lead/own/request';

function lead(file?: File) {
  const data = new FormData();
  data.set('name', 'Ada & 字');
  data.set('_next', 'https://site.example/thank-you');
  if (file) data.set('plan', file);
  return data;
}

it('posts the fields as browsers do, without the URL of /thank-you', () => {
  const { body, headers, bytes } = leadRequest(lead(), 'urlencoded', '_next');
  expect(String(body)).toBe('name=Ada+%26+%E5%AD%97');
  expect(bytes).toBe(String(body).length);
  expect(headers).toEqual({ Accept: 'application/json' });
});

it('writes JSON, whose size is that of its bytes', () => {
  const { body, headers, bytes } = leadRequest(lead(), 'json', '_next');
  expect(body).toBe('{"name":"Ada & 字"}');
  expect(bytes).toBe(body.toString().length + 2);
  expect(headers).toEqual({ Accept: 'application/json', 'Content-Type': 'application/json' });
});

it('leaves multipart to the browser, which knows the boundary, and counts the file', () => {
  const { body, headers, bytes, hasFile } = leadRequest(
    lead(new File(['12345'], 'plan.pdf')),
    'multipart',
    null,
  );
  expect(body).toBeInstanceOf(FormData);
  expect(headers).toEqual({ Accept: 'application/json' });
  expect(hasFile).toBe(true);
  expect(bytes).toBeGreaterThan('Ada & 字https://site.example/thank-you12345'.length);
});

it('takes a file field in which nothing was chosen as no file', () => {
  expect(leadRequest(lead(new File([], '')), 'multipart', null).hasFile).toBe(false);
});
