/** Tests that leads from the site's own form arrive, in Firefox and WebKit. */
import { expect, field, test } from '@/e2e/sample/engines/siteTest';
import { ENDPOINT, leadsOf, newVisitor, POSTING } from '@/e2e/sample/support/sending';
import { article, button, type Locator } from '@/kit/testing/engines/locator';
import type { Tab } from '@/kit/testing/engines/tab';
import { EXPORTS, urlOf } from '@/e2e/exports';

const CONTACT: Locator = { css: 'form', name: 'Contact Form' };
const BOOKING: Locator = { css: 'form', name: 'Booking Form' };
const MESSAGE = 'A booking desk';

const FOREIGN = new RegExp(
  `^foreign (${ENDPOINT}|https://plausible\\.io|https://cloud\\.umami\\.is)`,
);

test.use({ baseURL: urlOf(EXPORTS.sending), trouble: FOREIGN });

async function submit(tab: Tab, form: Locator, company = 'Quill & Co') {
  const lead = newVisitor(company);
  await tab.fill(field('Name', form), lead.name);
  await tab.fill({ css: '[data-field=company]', in: form }, lead.company);
  await tab.fill(field('Email', form), lead.email);
  await tab.fill(field('What do you want built?', form), MESSAGE);
  await tab.click(button('Submit', form));
  return lead;
}

/** Sends a lead. Returns it as it has arrived. */
async function send(tab: Tab, form: Locator) {
  const lead = await submit(tab, form);
  await tab.expectText({ css: 'main h1' }, 'Thank You!');
  await tab.expectURL('./thank-you');
  const leads = await leadsOf(lead);
  expect(leads).toHaveLength(1);
  return leads[0];
}

test('A lead from the contact page arrives with the attribution', async ({ tab }) => {
  await tab.open('/ContactUs?utm_source=news&product=SaaS+Development');
  expect(await send(tab, CONTACT)).toMatchObject({
    product: 'SaaS Development',
    utm_source: 'news',
    landing_page: '/ContactUs',
  });
});

test('After Back, a lead that /thank-you has counted is counted, whether or not the page was in bfcache', async ({
  tab,
}) => {
  const state = () =>
    (JSON.parse(sessionStorage.getItem('lead_attempts')!) as { state: string }[])[0]!.state;
  await tab.open('/ContactUs');
  await send(tab, CONTACT);
  await tab.expectValue(state, 'confirmed');
  await tab.goBack('./ContactUs');
  await tab.expectValue(state, 'confirmed');
});

test.describe('To a service that answers no fetch', () => {
  test.use({
    baseURL: POSTING,
    // Firefox asks for the icon of a text file outside of the base path.
    trouble: new RegExp(
      `${FOREIGN.source}|^404 http://127.0.0.1:${EXPORTS.posting.port}/favicon.ico$`,
    ),
  });

  const expectMessage = (tab: Tab) =>
    tab.expectValue(
      () => document.querySelector<HTMLTextAreaElement>('form[data-own-form] textarea')?.value,
      MESSAGE,
    );

  test('a lead arrives, and Back leads to the text', async ({ tab }) => {
    await tab.open('./ContactUs?product=SaaS+Development');
    expect(await send(tab, CONTACT)).toMatchObject({
      product: 'SaaS Development',
      landing_page: '/ContactUs',
      language: 'en',
    });
    await tab.goBack('./ContactUs?product=SaaS+Development');
    await expectMessage(tab);
  });

  test('Back opens the booking dialog with the text', async ({ tab }) => {
    await tab.open('./Products');
    await tab.click(button('Book Now', article('SaaS Development')));
    await submit(tab, BOOKING, 'silent');
    await tab.expectURL(ENDPOINT);
    await tab.goBack('./Products');
    await tab.expectVisible({ css: 'dialog h2' });
    await expectMessage(tab);
    await tab.expectVisible({ css: 'form section' });
  });

  test('a lead that is submitted before hydration arrives, and Back leads to the text', async ({
    tab,
  }) => {
    await tab.goto('./ContactUs');
    const lead = await submit(tab, CONTACT);
    await tab.expectURL('./thank-you');
    expect(await leadsOf(lead)).toMatchObject([{ language: 'en', landing_page: '/ContactUs' }]);
    await tab.goBack('./ContactUs');
    await expectMessage(tab);
  });

  test('a reload keeps the text', async ({ tab }) => {
    await tab.open('./ContactUs');
    await tab.fill(field('What do you want built?', CONTACT), MESSAGE);
    await tab.evaluate(() => {
      Object.assign(window, { isLeft: true });
      location.reload();
    });
    await tab.expectValue(() => 'isLeft' in window, false);
    await expectMessage(tab);
  });
});
