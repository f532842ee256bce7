import type { Locator } from '@playwright/test';
import {
  expectThanks,
  field,
  fill,
  formIn,
  submit,
  submitButton,
  VISITOR,
} from '@/e2e/sample/support/form';
import { book, booking } from '@/e2e/sample/support/booking';
import { expectPage, open } from '@/e2e/sample/support/page';
import { expect, test } from '@/e2e/support/test';

test('The contact page has email links with the product as the subject, a picture and a sandboxed form that is 437 px high, which gets the product from the URL, rejects incomplete data, leads to /thank-you, and puts no personal data in a URL, and the link below the form opens the privacy notice in a new tab, which cannot navigate the tab with the form @engines', async ({
  page,
  context,
}) => {
  await open(page, '/ContactUs?product=Cab+Booking+App');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  const email = main.getByRole('link', { name: 'hello@brightkiln.example' }).last();
  await expect(email).toHaveAttribute('href', 'mailto:hello@brightkiln.example');
  await email.click();
  await expect(email).toHaveAttribute('href', /\?subject=Cab%20Booking%20App$/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  const picture = main.getByRole('img', { name: 'Seven glazed pots in different colors' });
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  const frame = page.getByTitle('Contact Form');
  await expect(frame).toHaveAttribute('src', /\/forms\/wtl\/demo\/\?product=Cab\+Booking\+App$/);
  await expect(frame).toHaveAttribute(
    'sandbox',
    'allow-top-navigation allow-forms allow-scripts allow-same-origin allow-popups',
  );
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin');
  await expect(frame).toHaveCSS('height', '437px');

  const form = formIn(page, 'Contact Form');
  const name = field(form, 'name');
  await name.fill('Ada');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    main.getByRole('link', { name: 'How we handle your data' }).click(),
  ]);
  await expectPage(tab, '/Privacy-notice', 'Privacy notice');
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(name).toHaveValue('Ada');

  await name.fill('');
  await submit(form);
  await expect(name).toBeFocused();
  await fill(form, VISITOR);
  await field(form, 'email').fill('not an address');
  await submit(form);
  await expect(field(form, 'email')).toBeFocused();
  await expect(page).toHaveURL('/ContactUs?product=Cab+Booking+App');
  await fill(form, VISITOR);
  await submit(form);
  await expectThanks(page);
  const words = Object.values(VISITOR).flatMap((value) => value.split(/\W+/));
  for (const word of words.filter((each) => each.length > 3))
    expect(asked.filter((line) => line.includes(word))).toEqual([]);
});

test('On a phone, the first field of the contact form is on the first screen, the notes and the picture come after the form, Submit of the booking dialog is in view, and the chat link covers no form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/ContactUs');
  const main = page.getByRole('main');
  const form = formIn(page, 'Contact Form');
  await expect(
    main.getByRole('link', { name: 'hello@brightkiln.example' }).first(),
  ).toBeInViewport();
  await expect(field(form, 'name')).toBeInViewport({ ratio: 1 });
  const topOf = async (locator: Locator) => (await locator.boundingBox())!.y;
  const end = (await topOf(page.getByTitle('Contact Form'))) + 437;
  expect(
    await topOf(
      main.getByText(
        '24 working hours are three working days, Monday to Friday, 9\u00a0a.m. to 5\u00a0p.m. Eastern Time (UTC−5, in summer UTC−4).',
      ),
    ),
  ).toBeGreaterThan(end);
  expect(await topOf(main.getByRole('img', { name: 'Seven glazed pots' }))).toBeGreaterThan(end);
  // At the end of the page, below the forms.
  const chat = page.getByRole('link', { name: 'Chat with us' });
  expect(await topOf(chat)).toBeGreaterThan(await topOf(page.getByRole('contentinfo')));

  await open(page, '/Products');
  await book(page, 'E-commerce Website Development');
  await expect(submitButton(formIn(booking(page), 'Booking Form'))).toBeInViewport({ ratio: 1 });
});
