/**
 * Until the visitor consents, nothing is stored: the history of the tab knows the landing page. This export
 * sends `landing_page` as `entry`, and `utm_source` as `source`.
 */
import { contactFrame, parametersOf } from '@/e2e/sample/support/attribution';
import { accept } from '@/e2e/sample/support/consent';
import { mockGoogle } from '@/e2e/sample/support/google';
import { islandsReady, open } from '@/e2e/sample/support/page';
import { mockAdNetwork, SERVICE_REQUEST, VENDOR_REQUEST } from '@/e2e/sample/support/service';
import { expect, test } from '@/e2e/sample/support/test';

test.beforeEach(({ permit }) => permit(SERVICE_REQUEST));

test('The landing page and its campaign survive a case study, which opens as a document, until the visitor consents @engines', async ({
  page,
  permit,
}) => {
  permit(VENDOR_REQUEST);
  await mockAdNetwork(page);
  await mockGoogle(page);
  await open(page, '/?utm_source=news&gclid=G1');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Work', exact: true }).click();
  await expect(page).toHaveURL('/Work');
  await page.getByRole('link', { name: 'Nine schools, one timetable' }).click();
  await expect(page).toHaveURL('/Work/tallowfield-timetable');
  await islandsReady(page);
  await page.getByRole('banner').getByRole('link', { name: 'Book a Call With Experts!' }).click();
  await expect(page).toHaveURL('/ContactUs');
  await expect.poll(() => parametersOf(contactFrame(page))).toEqual({ entry: '/' });
  await accept(page);
  await expect
    .poll(() => parametersOf(contactFrame(page)))
    .toEqual({ entry: '/', source: 'news', gclid: 'G1' });
});
