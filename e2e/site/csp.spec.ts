import { everyPage } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

// kit/tests/policy.spec.ts and loader.spec.ts test what a policy blocks, and what the loader refuses.
test('All pages have the same policy, inline style and inline script, and nothing of them is in a header', async ({
  request,
}) => {
  const found = new Set<string>();
  for (const path of everyPage) {
    const response = await request.get(path);
    expect(response.headers()['content-security-policy']).toBe("frame-ancestors 'self'");
    const html = await response.text();
    const [policy] = /<meta http-equiv="Content-Security-Policy"[^>]*>/.exec(html)!;
    const inline = html.match(/<(style|script)>.*?<\/\1>/gs)!;
    expect(inline).toHaveLength(2);
    found.add(policy + inline.join());
  }
  expect(found.size).toBe(1);
});
