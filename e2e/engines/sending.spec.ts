/** Tests that leads from the site's own form arrive, in Firefox and WebKit. */
import { booking } from '@/content/booking';
import { ownForm } from '@/content/leadForm';
import { contact } from '@/content/pages/ContactUs';
import { products } from '@/content/pages/Products';
import { thankYou } from '@/content/pages/thank-you';
import { popup } from '@/content/popup';
import { article, button, type Locator } from '@/kit/testing/engines/locator';
import { expect, fieldOf, ownFormOf, test } from '@/e2e/engines/siteTest';
import type { Tab } from '@/kit/testing/engines/tab';
import { EXPORTS } from '@/scripts/exports';
import { titleAt } from '@/e2e/support/booking';
import { LEAD_REQUEST, leadsOf, newVisitor, type Behavior } from '@/e2e/support/leads';
import { at } from '@/e2e/support/site';
import { readSettings } from '@/lib/env';

const PRODUCT = titleAt(4);
const QUERY = '?utm_source=news';
const MESSAGE = 'A booking desk';

const { port, env } = EXPORTS.sending;
const trackers = readSettings(env).analytics.map(({ script }) => `^foreign ${script}`);

test.use({
  baseURL: `http://127.0.0.1:${port}`,
  trouble: new RegExp([LEAD_REQUEST.source, ...trackers].join('|')),
});

async function submit(tab: Tab, form: Locator, company: Behavior = 'Quill & Co') {
  const lead = newVisitor(company);
  await tab.fill(fieldOf('name', form), lead.name);
  await tab.fill(fieldOf('company', form), lead.company);
  await tab.fill(fieldOf('email', form), lead.email);
  await tab.fill(fieldOf('message', form), MESSAGE);
  await tab.click(button(ownForm.submit, form));
  return lead;
}

/** Sends a lead. Returns it as it has arrived. */
async function send(tab: Tab, form: Locator) {
  const lead = await submit(tab, form);
  await tab.expectText({ css: 'main h1' }, thankYou.heading);
  await tab.expectURL(at.thankYou);
  const leads = await leadsOf(lead);
  expect(leads).toHaveLength(1);
  return leads[0];
}

test('A lead from the contact page arrives with the attribution', async ({ tab }) => {
  await tab.open(`${at.contact}${QUERY}&product=${encodeURIComponent(PRODUCT)}`);
  expect(await send(tab, ownFormOf(contact.frameTitle))).toMatchObject({
    product: PRODUCT,
    utm_source: 'news',
    landing_page: at.contact,
  });
});

test('A lead from the booking dialog arrives with the product and the attribution', async ({
  tab,
}) => {
  await tab.open(`${at.products}${QUERY}`);
  await tab.click(button(products.bookNow, article(PRODUCT)));
  expect(await send(tab, ownFormOf(booking.frameTitle))).toMatchObject({
    product: PRODUCT,
    utm_source: 'news',
    landing_page: at.products,
  });
});

test.describe('A new visitor', () => {
  test.use({ isNew: true });

  test('can send a lead from the popup', async ({ tab }) => {
    await tab.setViewportSize({ width: 1440, height: 900 });
    await tab.open(`/${QUERY}`);
    expect(await send(tab, ownFormOf(popup.frameTitle))).toMatchObject({
      utm_source: 'news',
      landing_page: '/',
    });
  });
});

test.describe('Under a base path', () => {
  const { port: nestedPort, env: nested } = EXPORTS.nested;
  const origin = `http://127.0.0.1:${nestedPort}`;
  // The drivers open this file before a test, at the root.
  test.use({
    baseURL: origin,
    trouble: new RegExp(`${LEAD_REQUEST.source}|^404 ${origin}/robots.txt`),
  });

  test('a lead arrives', async ({ tab }) => {
    await tab.open(nested.NEXT_PUBLIC_BASE_PATH + at.contact);
    const lead = await submit(tab, ownFormOf(contact.frameTitle));
    await tab.expectText({ css: 'main h1' }, thankYou.heading);
    await tab.expectURL(nested.NEXT_PUBLIC_BASE_PATH + at.thankYou);
    expect(await leadsOf(lead)).toHaveLength(1);
  });
});

test.describe('To a service that answers no fetch', () => {
  test.use({ baseURL: `http://127.0.0.1:${EXPORTS.posting.port}` });

  const message = (tab: Tab, text: string) =>
    tab.expectValue(
      () => document.querySelector<HTMLTextAreaElement>('form[data-own-form] textarea')?.value,
      text,
    );

  test.fixme('a lead arrives, and Back leads to the text, which has been sent', async ({ tab }) => {
    const form = ownFormOf(contact.frameTitle);
    await tab.open(`${at.contact}?product=${encodeURIComponent(PRODUCT)}`);
    expect(await send(tab, form)).toMatchObject({
      product: PRODUCT,
      landing_page: at.contact,
      language: 'en',
    });
    // The page confirms the lead when it hydrates.
    await tab.expectHydrated();
    await tab.goBack();
    await message(tab, MESSAGE);
    await tab.expectVisible({ css: '[data-sent]' });
  });

  test.fixme('Back opens the booking dialog with the text', async ({ tab }) => {
    const form = ownFormOf(booking.frameTitle);
    await tab.open(at.products);
    await tab.click(button(products.bookNow, article(PRODUCT)));
    await submit(tab, form, 'silent');
    await tab.expectURL('/leads');
    await tab.goBack();
    await tab.expectVisible({ css: 'dialog h2' });
    await message(tab, MESSAGE);
    await tab.expectVisible({ css: 'form section' });
  });

  test('a lead that is submitted before hydration arrives, and Back leads to the text', async ({
    tab,
  }) => {
    await tab.goto(at.contact);
    const lead = await submit(tab, ownFormOf(contact.frameTitle));
    await tab.expectURL(at.thankYou);
    expect(await leadsOf(lead)).toMatchObject([{ language: 'en', landing_page: at.contact }]);
    await tab.goBack();
    await tab.expectURL(at.contact);
    await message(tab, MESSAGE);
  });
});
