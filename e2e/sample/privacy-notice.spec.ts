import { booking, bookStopped } from '@/e2e/sample/support/booking';
import { fieldIn, formIn } from '@/e2e/sample/support/form';
import { expectPage, follow, open, openStopped } from '@/e2e/sample/support/page';
import { openPopup, popup, popupFlag, popupFrame } from '@/e2e/sample/support/popup';
import { expectExplained, siteData } from '@/e2e/sample/support/stored';
import { expect, test } from '@/e2e/sample/support/test';

const isNotice = (url: URL) => url.pathname === '/Privacy-notice';

test('The last row of the footer and the top of the agreement link to the privacy notice', async ({
  page,
}) => {
  for (const path of ['/Privacy-policy', '/TermAndCondition']) {
    await open(page, path);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'How do we handle your data?' }).click();
    await expectPage(page, '/Privacy-notice', 'Privacy notice');
  }
  await open(page, '/AboutUs');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy notice' }).click();
  await expectPage(page, '/Privacy-notice', 'Privacy notice');
});

test('The link below a form opens the privacy notice in a new tab, and what has been typed stays', async ({
  page,
  context,
}) => {
  await open(page, '/ContactUs');
  const name = fieldIn(formIn(page, 'Contact Form'), 'Name');
  await name.fill('Ada');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('main').getByRole('link', { name: 'How we handle your data' }).click(),
  ]);
  await expectPage(tab, '/Privacy-notice', 'Privacy notice');
  await expect(name).toHaveValue('Ada');
});

test('A site behind a link of the privacy notice cannot navigate the tab with the form', async ({
  page,
  context,
  permit,
}) => {
  const elsewhere = 'https://elsewhere.example/';
  permit(new RegExp(`^foreign ${elsewhere}`));
  await context.route(elsewhere, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<h1></h1><script>
        document.querySelector('h1').textContent = opener ? 'Opened by a tab' : 'Alone';
        opener?.location.replace('${elsewhere}');
      </script>`,
    }),
  );
  await open(page, '/ContactUs');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('main').getByRole('link', { name: 'How we handle your data' }).click(),
  ]);
  await expect(tab).toHaveURL(isNotice);
  await tab.evaluate((url) => location.assign(url), elsewhere);
  await expect(tab.getByRole('heading')).toHaveText('Alone');
  await expect(page).toHaveURL('/ContactUs');
});

test.describe('For a new visitor', () => {
  test.use({ visitor: 'new' });

  // The test also fails if the page sends a request to another host (support/test.ts).
  test('the demo form receives only the product, the site stores only the flag of the popup, and the notice explains it', async ({
    page,
    context,
  }) => {
    await openStopped(page, '/Services?utm_source=news&utm_campaign=A%26B&gclid=G1&li_fat_id=L1');
    await follow(page, 'About Us');
    await expectPage(page, '/AboutUs', 'About us');
    await openPopup(page);
    await expect(popupFrame(page)).toHaveAttribute('src', '/forms/wtl/demo/');
    await page.keyboard.press('Escape');
    await page.clock.runFor(400);
    await follow(page, 'Products');
    await expectPage(page, '/Products', 'Products');
    await bookStopped(page, 'Cab Booking App');
    await expect(booking(page).getByTitle('Booking Form')).toHaveAttribute(
      'src',
      '/forms/wtl/demo/?product=Cab+Booking+App',
    );
    await page.keyboard.press('Escape');
    await follow(page, 'Book a Call With Experts!');
    await expectPage(page, '/ContactUs', 'Contact Us');
    await expect(page.getByTitle('Contact Form')).toHaveAttribute('src', '/forms/wtl/demo/');

    expect(await siteData(page)).toEqual({
      cookies: [],
      session: { popupShown_once: 'true' },
      local: {},
    });
    const others = await page.evaluate(async () => ({
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
    expect(others).toEqual({ databases: [], caches: [], workers: 0 });

    await page.clock.resume();
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('main').getByRole('link', { name: 'How we handle your data' }).click(),
    ]);
    await expectExplained(tab, 'popupShown_once');
    const heading = tab.getByRole('heading', { name: 'What is stored in your browser' });
    const section = heading.locator('..');
    await expect(section).toContainText('This website has no accounts and sets no cookies.');
    await expect(section.getByRole('heading', { level: 3 })).toHaveText('popupShown_once');
  });

  test('opening the privacy notice from the popup does not open the popup again', async ({
    page,
    context,
  }) => {
    await openStopped(page, '/AboutUs');
    await openPopup(page);
    await page.clock.resume();
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      popup(page).getByRole('link', { name: 'How we handle your data' }).click(),
    ]);
    await expectPage(tab, '/Privacy-notice', 'Privacy notice');
    expect(await popupFlag(tab)).toBe('true');
  });
});
