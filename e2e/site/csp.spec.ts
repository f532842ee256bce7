import { everyPage } from '@/e2e/support/site';
import { hashesOf } from '@/kit/finish/policy';
import { expect, test } from '@/e2e/support/test';

// kit/tests/policy.spec.ts and loader.spec.ts test what a policy blocks, and what the loader refuses.
test('Policies differ only in the hashes of styles, all pages have the same inline script, and nothing of them is in a header', async ({
  request,
}) => {
  const found = new Set<string>();
  for (const path of everyPage) {
    const response = await request.get(path);
    expect(response.headers()['content-security-policy']).toBe("frame-ancestors 'self'");
    const html = await response.text();
    const [policy] = /<meta http-equiv="Content-Security-Policy"[^>]*>/.exec(html)!;
    const styles = html.match(/<style>.*?<\/style>/gs)!;
    const hashes = hashesOf(html).styles;
    expect(styles.length).toBeLessThanOrEqual(2);
    expect(policy).toContain(`style-src 'self' ${hashes.join(' ')}`);
    const scripts = html.match(/<script>.*?<\/script>/gs)!;
    expect(scripts).toHaveLength(1);
    found.add(policy.replace(hashes.join(' '), '') + styles[0] + scripts.join());
  }
  expect(found.size).toBe(1);
});
