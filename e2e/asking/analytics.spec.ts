/** Runs a stand-in for the tag of Google Analytics, which needs consent. */
import { answer } from '@/e2e/support/consent';
import { CONTACT_PAGE } from '@/e2e/support/formPlaces';
import {
  expectThanks,
  fillIn,
  formIn,
  revisitThanks,
  SERVICE_REQUEST,
  submit,
} from '@/e2e/support/leadForm';
import { at, follow, open } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { NETWORK_REQUEST, mockAdNetwork } from '@/e2e/support/tracking';

const pageView = (path: string) => `page_view ${path}`;

test.beforeEach(async ({ page, permit }) => {
  permit(NETWORK_REQUEST);
  await mockAdNetwork(page);
});

test('From consent on, Google Analytics counts each page once, whether it is loaded, opened from another page or reached by Back', async ({
  page,
  counted,
}) => {
  const seen: string[] = [];
  const expectSeen = async (path: string) => {
    seen.push(pageView(path));
    await expect.poll(() => counted.googleAnalytics).toEqual(seen);
  };
  await open(page, '/');
  await follow(page, at.services);
  await expect(page).toHaveURL(at.services);
  await answer(page, 'accept');
  await expectSeen(at.services);
  await follow(page, at.faq);
  await expectSeen(at.faq);
  await page.goBack();
  await expectSeen(at.services);
  await page.reload();
  await expectSeen(at.services);
});

test('A hosted form that was submitted is counted as one lead, and neither a reload nor a direct visit of /thank-you is', async ({
  page,
  permit,
  counted,
}) => {
  permit(SERVICE_REQUEST);
  const seen = [pageView(at.contact), pageView(at.thankYou), `generate_lead ${at.thankYou}`];
  const expectSeen = () =>
    expect.poll(() => [...counted.googleAnalytics].sort()).toEqual([...seen].sort());
  await open(page, at.contact);
  await answer(page, 'accept');
  const form = formIn(page, CONTACT_PAGE.frameTitle);
  await fillIn(form);
  await submit(form);
  await expectThanks(page);
  await expectSeen();
  await revisitThanks(page, () => {
    seen.push(pageView(at.thankYou));
    return expectSeen();
  });
});
