/** Tests that all engines know the landing page, also those without the Navigation API. */
import { expect, test } from '@/e2e/sample/engines/siteTest';
import { link } from '@/kit/testing/engines/locator';
import { CRM_PORT, EXPORTS, urlOf } from '@/e2e/exports';

/** The export that asks for consent. It sends `landing_page` as `entry`. */
test.use({
  baseURL: urlOf(EXPORTS.asking),
  trouble: new RegExp(`^foreign http://127\\.0\\.0\\.1:${CRM_PORT}`),
});

test('The landing page survives a case study, which opens as a document, although nothing is stored', async ({
  tab,
}) => {
  const heading = { css: 'main h1' };
  await tab.setViewportSize({ width: 1440, height: 900 });
  await tab.open('/?utm_source=news&gclid=G1');
  await tab.click(link('Work', { css: 'footer' }));
  await tab.expectURL('/Work');
  // Before, a click may begin on a link of the home page.
  await tab.expectText(heading, 'Work');
  await tab.click(link('Nine schools, one timetable'));
  await tab.expectText(heading, 'Nine schools, one timetable');
  await tab.expectHydrated();
  await tab.click(link('Book a Call With Experts!', { css: 'header' }));
  await tab.expectText(heading, 'Contact Us');
  await tab.expectValue(
    () => new URL(document.querySelector<HTMLIFrameElement>('main iframe')!.src).search,
    '?entry=%2F',
  );
  const kept = await tab.evaluate(() => Object.keys(sessionStorage));
  expect(kept).toEqual(['popupShown_once']);
});
