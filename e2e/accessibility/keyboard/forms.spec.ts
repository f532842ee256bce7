import { booking as bookingWords } from '@/content/booking';
import { leadForm } from '@/content/leadForm';
import { contact } from '@/content/pages/ContactUs';
import { home } from '@/content/pages/home';
import { thankYou } from '@/content/pages/thank-you';
import { popup as popupWords } from '@/content/popup';
import { site } from '@/content/site';
import { booking, bookNow, TITLES } from '@/e2e/support/booking';
import { enter, skipToContent, tabTo, typeInto } from '@/e2e/support/keyboard';
import { expect, test } from '@/e2e/support/test';
import { expectThanks, fieldIn, formIn, submitIn } from '@/e2e/support/leadForm';
import { openPopup, openStopped, popup } from '@/e2e/support/popup';
import { open, mockChat, at, anyPage, labelOf } from '@/e2e/support/site';
import { POPUP_FADE_OUT_MS } from '@/lib/lead/popup';

test('The booking dialog can be opened and closed with the keyboard, its form can be submitted, and Tab stays inside the dialog', async ({
  page,
}) => {
  test.skip(TITLES.length < 2, 'Two products are needed');
  const [title, next] = [TITLES.at(-2)!, TITLES.at(-1)!];
  const close = booking(page).getByRole('button', { name: bookingWords.close });
  const form = formIn(booking(page), bookingWords.frameTitle);
  const expectShown = async () => {
    await expect(booking(page).getByRole('heading', { level: 2 })).toBeFocused();
    // Wait for the form, because Tab skips a frame that is still loading.
    await expect(submitIn(form)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
  };
  const expectClosed = async () => {
    await expect(booking(page)).toHaveCount(0);
    await expect(bookNow(page, title)).toBeFocused();
  };

  const card = page.getByRole('article', { name: title });
  if (home.hero.picture) {
    await open(page, at.products);
    await skipToContent(page);
    await tabTo(page, bookNow(page, title));
  } else {
    await open(page, '/');
    await skipToContent(page);
    const tiles = page.getByRole('navigation', { name: home.hero.boardLabel });
    await enter(page, tiles.getByRole('link', { name: title }));
    await expect(card).toBeFocused();
    await expect(card).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(bookNow(page, title)).toBeFocused();
  }

  await page.keyboard.press('Enter');
  await expectShown();
  await page.keyboard.press('Tab');
  await expect(fieldIn(form, 'name')).toBeFocused();
  // Escape pressed in the frame does not reach the dialog, so leave the frame first.
  await page.keyboard.press('Shift+Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expectClosed();

  await page.keyboard.press('Space');
  await expectShown();
  // Tab cycles through the form and the contact links, and back to the close button.
  await tabTo(page, booking(page).getByRole('link').last());
  await tabTo(page, close);
  await page.keyboard.press('Enter');
  await expectClosed();
  await page.keyboard.press('Tab');
  await expect(bookNow(page, next)).toBeFocused();

  await page.keyboard.press('Enter');
  await typeInto(page, form);
  await expectThanks(page);
  await enter(page, page.getByRole('main').getByRole('link', { name: thankYou.home }));
  await expect(page).toHaveURL('/');
});

test('The contact form can be submitted with the keyboard, an empty required field gets focus, and Tab leads to the contact links', async ({
  page,
  permit,
}) => {
  await mockChat(page, permit);
  await open(page, at.contact);
  await skipToContent(page);
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('main').getByRole('link', { name: site.email }).first(),
  ).toBeFocused();
  const form = formIn(page, contact.frameTitle);
  const submit = submitIn(form);
  await expect(submit).toBeVisible();
  await enter(page, submit);
  await expect(fieldIn(form, 'name')).toBeFocused();

  const panel = page.getByRole('region', { name: contact.formHeading });
  await tabTo(page, panel.getByRole('link', { name: site.email }));
  await page.keyboard.press('Tab');
  await expect(panel.locator(`a[href="tel:${site.phone.e164}"]`)).toBeFocused();
  if (site.chatUrl) {
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link', { name: leadForm.chatLabel })).toBeFocused();
    const opened = page.waitForEvent('popup');
    await page.keyboard.press('Enter');
    const chat = await opened;
    await expect(chat).toHaveURL(site.chatUrl);
    await chat.close();
  }

  await tabTo(page, fieldIn(form, 'name'), 'Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await typeInto(page, form);
  await expectThanks(page);
});

test.describe('The popup', () => {
  test.use({ visitor: 'new' });

  test('moves focus to its heading when it opens, and back when Escape closes it', async ({
    page,
  }) => {
    await openStopped(page, '/');
    const link = page.getByRole('banner').getByRole('link', { name: labelOf(anyPage) });
    await tabTo(page, link);
    await openPopup(page);
    await expect(popup(page).getByRole('heading', { level: 2 })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(popup(page).getByRole('button', { name: popupWords.close })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.clock.runFor(POPUP_FADE_OUT_MS);
    await expect(popup(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(anyPage);
  });
});
