import { acceptButton, banner, privacyChoices, refuseButton } from '@/e2e/sample/support/consent';
import { open } from '@/e2e/sample/support/page';
import { expect, test } from '@/e2e/sample/support/test';

test.use({ build: 'tracking' });

test('The consent banner has two equal buttons, and leaves both hero links in sight on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  // At once, because a late font changes the size of both.
  const [accept, refusal] = await banner(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { y, width, height } = button.getBoundingClientRect();
        const { color, backgroundColor, border, fontSize, fontWeight } = getComputedStyle(button);
        return { y, width, height, color, backgroundColor, border, fontSize, fontWeight };
      }),
    );
  expect(accept).toBeDefined();
  expect(refusal).toEqual(accept);
  const hero = page.getByRole('region', {
    name: 'Your Trusted Partner for Web & Blockchain Development Worldwide',
  });
  // A trial click fails if the banner covers the link.
  for (const name of ['Contact Us', 'learn more'])
    await hero.getByRole('link', { name }).click({ trial: true });
});

test('The consent banner does not take focus when it appears, follows the skip link in the order of Tab, and returns focus after a choice', async ({
  page,
}) => {
  await open(page, '/');
  await expect(banner(page)).toBeVisible();
  const link = page.getByRole('banner').getByRole('link').first();
  const stops = [
    page.getByRole('link', { name: 'Skip to content' }),
    banner(page).getByRole('link', { name: 'How we handle your data' }),
    acceptButton(page),
    refuseButton(page),
  ];
  for (const stop of stops) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
  // Tab must continue where the banner was, not at the end of the page or in the browser's toolbar.
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();

  // The button of the footer opens it with focus, and gets focus back.
  await privacyChoices(page).press('Enter');
  await expect
    .poll(() => banner(page).evaluate((box) => box.contains(document.activeElement)))
    .toBe(true);
  await refuseButton(page).press('Enter');
  await expect(privacyChoices(page)).toBeFocused();
  await expect(banner(page)).toBeHidden();
});
