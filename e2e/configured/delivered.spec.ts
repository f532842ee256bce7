import { expect, test } from '@/e2e/support/test';

test('The demo form is not exported if a real form is configured', async ({ request }) => {
  for (const path of [
    '/forms/wtl/demo/',
    '/forms/wtl/demo/index.html',
    '/forms/wtl/demo/form.css',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
