import { expectPage, follow, openStopped } from '@/e2e/sample/support/page';
import { openPopup, popupFrame } from '@/e2e/sample/support/popup';
import { siteData } from '@/e2e/sample/support/stored';
import { expect, test } from '@/e2e/sample/support/test';

test.describe('For a new visitor', () => {
  test.use({ visitor: 'new' });

  // The test also fails if the page sends a request to another host (support/test.ts).
  test('the demo form receives nothing, and the site stores only the flag of the popup', async ({
    page,
  }) => {
    await openStopped(page, '/Services?utm_source=news&utm_campaign=A%26B&gclid=G1&li_fat_id=L1');
    await follow(page, 'About Us');
    await expectPage(page, '/AboutUs', 'About us');
    await openPopup(page);
    await expect(popupFrame(page)).toHaveAttribute('src', '/forms/wtl/demo/');
    await page.keyboard.press('Escape');
    await page.clock.runFor(400);
    await follow(page, 'Book a Call With Experts!');
    await expectPage(page, '/ContactUs', 'Contact Us');
    await expect(page.getByTitle('Contact Form')).toHaveAttribute('src', '/forms/wtl/demo/');

    expect(await siteData(page)).toEqual({
      cookies: [],
      session: { popupShown_once: 'true' },
      local: {},
    });
    const others = await page.evaluate(async () => [
      ...(await indexedDB.databases()),
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()),
    ]);
    expect(others).toEqual([]);
  });
});
