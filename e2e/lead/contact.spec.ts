import { contact } from '@/content/pages/ContactUs';
import { site } from '@/content/site';
import { titleAt } from '@/e2e/support/booking';
import { escapeRegExp } from '@/e2e/support/escapeRegExp';
import {
  expectThanks,
  fieldIn,
  fillIn,
  formIn,
  submit,
  submitIn,
  VISITOR,
} from '@/e2e/support/leadForm';
import { open, at } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { LEAD_FORM_SANDBOX } from '@/lib/lead/formFrame';
import tokens from '@/tailwind.config';

test('The contact page has the email link, a picture and a sandboxed form that has its specified height and uses the font file of the page', async ({
  page,
}) => {
  const fonts = { page: new Set<string>(), form: new Set<string>() };
  page.on('request', (request) => {
    const of = request.frame() === page.mainFrame() ? 'page' : 'form';
    if (request.resourceType() === 'font') fonts[of].add(request.url());
  });
  await open(page, at.contact);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: site.email }).first()).toHaveAttribute(
    'href',
    `mailto:${site.email}`,
  );
  const picture = main.getByRole('img').first();
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  const frame = page.getByTitle(contact.frameTitle);
  await expect(frame).toHaveAttribute('sandbox', LEAD_FORM_SANDBOX);
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin');
  await expect(frame).toHaveCSS('height', tokens.theme.extend.spacing['frame-contact']);

  const button = submitIn(formIn(page, contact.frameTitle));
  const accent = tokens.theme.colors.accent.DEFAULT.match(/[\da-f]{2}/gi)!;
  const channels = accent.map((channel) => parseInt(channel, 16));
  await expect(button).toHaveCSS('background-color', `rgb(${channels.join(', ')})`);
  const font = () =>
    button.evaluate((element) => [
      getComputedStyle(element).fontFamily.split(',')[0],
      [...document.fonts].every(({ status }) => status === 'loaded'),
    ]);
  await expect.poll(font).toEqual(['sans', true]);
  expect([...fonts.form].filter((url) => !fonts.page.has(url))).toEqual([]);
});

test('The contact form gets the product from the URL, rejects incomplete data, leads to /thank-you, and puts no personal data in a URL', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await open(page, `${at.contact}?${new URLSearchParams({ product: titleAt(2) })}`);
  const form = formIn(page, contact.frameTitle);
  const frame = page.getByTitle(contact.frameTitle);
  const query = new URLSearchParams({ product: titleAt(2) });
  await expect(frame).toHaveAttribute('src', new RegExp(`\\?${escapeRegExp(String(query))}$`));
  await submit(form);
  await expect(fieldIn(form, 'name')).toBeFocused();
  await fillIn(form);
  await fieldIn(form, 'email').fill('not an address');
  await submit(form);
  await expect(fieldIn(form, 'email')).toBeFocused();
  await expect(page).toHaveURL((url) => url.pathname === at.contact && url.search !== '');
  await fillIn(form);
  await submit(form);
  await expectThanks(page);
  const words = Object.values(VISITOR).flatMap((value) => value.split(/\W+/));
  for (const word of words.filter((each) => each.length > 3))
    expect(asked.filter((line) => line.includes(word))).toEqual([]);
});
