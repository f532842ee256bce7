import { notFound } from '@/content/pages/not-found';
import { link } from '@/e2e/engines/target';
import { test } from '@/e2e/engines/test';

/** The 404 response, and Chromium's console message about it. */
test.use({ trouble: /^(404 .*\/ABOUTUS\/$|console Failed to load resource: .*404)/ });

test('A URL with a typo leads to the suggested page', async ({ visitor }) => {
  await visitor.open('/ABOUTUS/');
  await visitor.expectAt({ css: 'main h1' }, { visible: true, text: notFound.heading });
  await visitor.click(link('/AboutUs', { css: 'main' }));
  await visitor.expectAddress('/AboutUs');
  await visitor.expectAt({ css: 'main h1' }, { visible: true, text: 'About us' });
});
