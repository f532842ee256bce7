import { leadRequest } from '@/lib/lead/own/request';

function lead(file?: File) {
  const data = new FormData();
  data.set('name', 'Ada & 字');
  data.set('_next', 'https://site.example/thank-you');
  if (file) data.set('plan', file);
  return data;
}

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
