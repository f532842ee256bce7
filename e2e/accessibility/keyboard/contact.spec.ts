import { contact } from '@/content/pages/ContactUs';
import { leadForm } from '@/content/leadForm';
import { site } from '@/content/site';
import { enter, expect, skipToContent, tabTo, test, typeInto } from '@/e2e/support/keyboard';
import { expectThanks, formIn } from '@/e2e/support/leadForm';
import { CHAT_REQUEST, open, standInForChat } from '@/e2e/support/site';

test('The contact form can be submitted by keyboard, and a missing field gets focus', async ({
  page,
}) => {
  await open(page, '/ContactUs');
  await skipToContent(page);
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('main').getByRole('link', { name: site.email }).first(),
  ).toBeFocused();
  const form = formIn(page, contact.frameTitle);
  await expect(form.getByRole('button', { name: 'Submit' })).toBeVisible();
  await enter(page, form.getByRole('button', { name: 'Submit' }));
  await expect(form.getByRole('textbox', { name: /^Name/ })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await typeInto(page, form);
  await expectThanks(page);
});

test('Tab moves from the contact form to the email, phone and chat links, and Enter opens the chat', async ({
  page,
  permit,
}) => {
  permit(CHAT_REQUEST);
  await standInForChat(page);
  await open(page, '/ContactUs');
  await skipToContent(page);
  const panel = page.getByRole('region', { name: contact.formHeading });
  await tabTo(page, panel.getByRole('link', { name: site.email }));
  await page.keyboard.press('Tab');
  await expect(panel.locator(`a[href="tel:${site.phone.e164}"]`)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link', { name: leadForm.chatLabel })).toBeFocused();
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  await expect(await opened).toHaveURL(site.chatUrl);
});
