/** Tests that all engines know the landing page, also those without the Navigation API. */
import { expect, test } from '@/e2e/engines/siteVisitor';
import { link } from '@/kit/testing/engines/target';

/** The export that asks for consent. It sends `landing_page` as `entry`. */
test.use({ baseURL: 'http://127.0.0.1:3102', trouble: /^foreign http:\/\/127\.0\.0\.1:4100/ });

test('The landing page survives a case study, which opens as a document, although nothing is stored', async ({
  visitor,
}) => {
  const heading = { css: 'main h1' };
  await visitor.resize({ width: 1440, height: 900 });
  // The fixture has opened a file of the site first, which is not the landing page.
  await visitor.evaluate(() => location.replace('/?utm_source=news&gclid=G1'));
  await visitor.expectURL('/?utm_source=news&gclid=G1');
  await visitor.expectHydrated();
  await visitor.click(link('Work', { css: 'footer' }));
  await visitor.expectURL('/Work');
  await visitor.click(link('Nine schools, one timetable'));
  await visitor.expectAt(heading, { text: 'Nine schools, one timetable' });
  await visitor.expectHydrated();
  await visitor.click(link('Book a Call With Experts!', { css: 'header' }));
  await visitor.expectAt(heading, { text: 'Contact Us' });
  await visitor.expectValue(
    () => new URL(document.querySelector<HTMLIFrameElement>('main iframe')!.src).search,
    '?entry=%2F',
  );
  const kept = await visitor.evaluate(() => Object.keys(sessionStorage));
  expect(kept).toEqual(['popupShown_once']);
});
