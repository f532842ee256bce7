import { leadForm } from '@/content/leadForm';
import { noticeLink } from '@/content/navigation';
import { privacyNotice } from '@/content/pages/Privacy-notice';
import { terms } from '@/content/pages/Privacy-policy';
import { fieldIn, formIn } from '@/e2e/support/leadForm';
import { openPopup, openStopped, popup } from '@/e2e/support/popup';
import { CONTACT_PAGE } from '@/e2e/support/formPlaces';
import { anyPage, at, expectPage, open, pathsOf } from '@/e2e/support/site';
import { expectExplained, storedNames } from '@/e2e/support/stored';
import { expect, test } from '@/e2e/support/test';
import { pathOf } from '@/lib/pages/routes';
import { POPUP_FLAG_KEY } from '@/lib/lead/popup';

const PATH = pathOf('privacy-notice')!;

test.skip(!PATH, 'The site has no privacy notice');

test('The last row of the footer and the top of the agreement link to the privacy notice', async ({
  page,
}) => {
  for (const path of pathsOf('agreement', 'terms')) {
    await open(page, path);
    await page.getByRole('main').getByRole('link', { name: terms.privacy }).click();
    await expectPage(page, PATH);
  }
  await open(page, anyPage);
  await page.getByRole('contentinfo').getByRole('link', { name: noticeLink.label }).click();
  await expectPage(page, PATH);
});

test('The link below a form opens the privacy notice in a new tab, and what has been typed stays', async ({
  page,
  context,
}) => {
  await open(page, at.contact);
  const name = fieldIn(formIn(page, CONTACT_PAGE.frameTitle), 'name');
  await name.fill('Ada');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('main').getByRole('link', { name: leadForm.privacy }).click(),
  ]);
  await expectPage(tab, PATH);
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
  await open(page, at.contact);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('main').getByRole('link', { name: leadForm.privacy }).click(),
  ]);
  await expectPage(tab, PATH);
  await tab.evaluate((url) => location.assign(url), elsewhere);
  await expect(tab.getByRole('heading')).toHaveText('Alone');
  await expect(page).toHaveURL(at.contact);
});

test.describe('A new visitor', () => {
  test.use({ visitor: 'new' });

  test('finds everything that is stored in the privacy notice, and opening the notice from the popup does not open the popup again', async ({
    page,
    context,
  }) => {
    await openStopped(page, anyPage);
    await openPopup(page);
    const stored = await storedNames(page);
    await page.clock.resume();
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      popup(page).getByRole('link', { name: leadForm.privacy }).click(),
    ]);
    await expectPage(tab, PATH);
    const flag = await tab.evaluate((key) => sessionStorage.getItem(key), POPUP_FLAG_KEY);
    expect(flag).toBe('true');
    expect(stored).toEqual([POPUP_FLAG_KEY]);
    await expectExplained(tab, stored);
    const section = tab.locator('#storage').locator('..');
    await expect(section).toContainText(privacyNotice.words.storage.text);
    await expect(section.locator('h3 code')).toHaveText(stored);
  });
});
