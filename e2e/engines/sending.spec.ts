/** Tests that leads from the site's own form arrive, in Firefox and WebKit. */
import { booking } from '@/content/booking';
import { ownForm } from '@/content/leadForm';
import { contact } from '@/content/pages/ContactUs';
import { products } from '@/content/pages/Products';
import { thankYou } from '@/content/pages/thank-you';
import { popup } from '@/content/popup';
import { article, button, type Target } from '@/kit/testing/engines/target';
import { expect, fieldOf, ownFormOf, test } from '@/e2e/engines/siteVisitor';
import type { Visitor } from '@/kit/testing/engines/visitor';
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

async function submit(visitor: Visitor, form: Target, company: Behavior = 'Quill & Co') {
  const lead = newVisitor(company);
  await visitor.fill(fieldOf('name', form), lead.name);
  await visitor.fill(fieldOf('company', form), lead.company);
  await visitor.fill(fieldOf('email', form), lead.email);
  await visitor.fill(fieldOf('message', form), MESSAGE);
  await visitor.click(button(ownForm.submit, form));
  return lead;
}

/** Sends a lead. Returns it as it has arrived. */
async function send(visitor: Visitor, form: Target) {
  const lead = await submit(visitor, form);
  await visitor.expectAt({ css: 'main h1' }, { visible: true, text: thankYou.heading });
  await visitor.expectURL(at.thankYou);
  const leads = await leadsOf(lead);
  expect(leads).toHaveLength(1);
  return leads[0];
}

test('A lead from the contact page arrives with the attribution', async ({ visitor }) => {
  await visitor.open(`${at.contact}${QUERY}&product=${encodeURIComponent(PRODUCT)}`);
  expect(await send(visitor, ownFormOf(contact.frameTitle))).toMatchObject({
    product: PRODUCT,
    utm_source: 'news',
    landing_page: at.contact,
  });
});

test('A lead from the booking dialog arrives with the product and the attribution', async ({
  visitor,
}) => {
  await visitor.open(`${at.products}${QUERY}`);
  await visitor.click(button(products.bookNow, article(PRODUCT)));
  expect(await send(visitor, ownFormOf(booking.frameTitle))).toMatchObject({
    product: PRODUCT,
    utm_source: 'news',
    landing_page: at.products,
  });
});

test.describe('A new visitor', () => {
  test.use({ isNew: true });

  test('can send a lead from the popup', async ({ visitor }) => {
    await visitor.resize({ width: 1440, height: 900 });
    await visitor.open(`/${QUERY}`);
    expect(await send(visitor, ownFormOf(popup.frameTitle))).toMatchObject({
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

  test('a lead arrives', async ({ visitor }) => {
    await visitor.open(nested.NEXT_PUBLIC_BASE_PATH + at.contact);
    const lead = await submit(visitor, ownFormOf(contact.frameTitle));
    await visitor.expectAt({ css: 'main h1' }, { visible: true, text: thankYou.heading });
    await visitor.expectURL(nested.NEXT_PUBLIC_BASE_PATH + at.thankYou);
    expect(await leadsOf(lead)).toHaveLength(1);
  });
});

test.describe('To a service that answers no fetch', () => {
  test.use({ baseURL: `http://127.0.0.1:${EXPORTS.posting.port}` });

  const message = (visitor: Visitor, text: string) =>
    visitor.expectValue(
      () => document.querySelector<HTMLTextAreaElement>('form[data-own-form] textarea')?.value,
      text,
    );

  test.fixme('a lead arrives, and Back leads to the text, which has been sent', async ({
    visitor,
  }) => {
    const form = ownFormOf(contact.frameTitle);
    await visitor.open(`${at.contact}?product=${encodeURIComponent(PRODUCT)}`);
    expect(await send(visitor, form)).toMatchObject({
      product: PRODUCT,
      landing_page: at.contact,
      language: 'en',
    });
    // The page confirms the lead when it hydrates.
    await visitor.expectHydrated();
    await visitor.back();
    await message(visitor, MESSAGE);
    await visitor.expectSeen({ css: '[data-sent]' });
  });

  test.fixme('Back opens the booking dialog with the text', async ({ visitor }) => {
    const form = ownFormOf(booking.frameTitle);
    await visitor.open(at.products);
    await visitor.click(button(products.bookNow, article(PRODUCT)));
    await submit(visitor, form, 'silent');
    await visitor.expectURL('/leads');
    await visitor.back();
    await visitor.expectSeen({ css: 'dialog h2' });
    await message(visitor, MESSAGE);
    await visitor.expectSeen({ css: 'form section' });
  });

  test('a lead that is submitted before hydration arrives, and Back leads to the text', async ({
    visitor,
  }) => {
    await visitor.go(at.contact);
    const lead = await submit(visitor, ownFormOf(contact.frameTitle));
    await visitor.expectURL(at.thankYou);
    expect(await leadsOf(lead)).toMatchObject([{ language: 'en', landing_page: at.contact }]);
    await visitor.back();
    await visitor.expectURL(at.contact);
    await message(visitor, MESSAGE);
  });
});
