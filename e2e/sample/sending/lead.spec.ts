/** Tests the main journey of the site's own form: a lead arrives, with product and attribution. */
import { open, openStopped } from '@/e2e/sample/support/page';
import { openPopup } from '@/e2e/sample/support/popup';
import { expectExplained } from '@/e2e/sample/support/stored';
import { expect, test } from '@/e2e/sample/support/countingTest';

import { expectThanks } from '@/e2e/sample/support/form';
import {
  contactForm,
  fill,
  LEAD_REQUEST,
  leadsOf,
  newVisitor,
  popupForm,
  clickSubmit,
} from '@/e2e/sample/support/sending';

const QUERY = '?utm_source=news&utm_campaign=A%26B&gclid=G1&li_fat_id=L1&other=x';
const ATTRIBUTION = { utm_source: 'news', utm_campaign: 'A&B', gclid: 'G1', li_fat_id: 'L1' };

test('A lead from the contact page arrives with the product and the attribution @engines', async ({
  page,
  permit,
}) => {
  permit(LEAD_REQUEST);
  const visitor = newVisitor();
  await open(page, `./ContactUs${QUERY}&product=SaaS+Development`);
  const form = contactForm(page);
  await expect(form.getByText('Product: SaaS Development')).toBeVisible();
  await fill(form, visitor);
  await clickSubmit(form);
  await expectThanks(page);
  expect(await leadsOf(visitor)).toEqual([
    {
      ...visitor,
      _gotcha: '',
      returnURL: expect.stringMatching(/\/my\.repo\/thank-you$/),
      language: 'en',
      lead_id: expect.stringMatching(/^[\da-f]{32}$/),
      product: 'SaaS Development',
      ...ATTRIBUTION,
      landing_page: '/ContactUs',
    },
  ]);
});

test.describe('A new visitor', () => {
  test.use({ visitor: 'new' });

  test('can send a lead from the popup, and the privacy notice explains what is stored', async ({
    page,
    permit,
  }) => {
    permit(LEAD_REQUEST);
    const visitor = newVisitor();
    await openStopped(page, `./${QUERY}`);
    await openPopup(page);
    await fill(popupForm(page), visitor);
    await clickSubmit(popupForm(page));
    await expectThanks(page);
    const [lead] = await leadsOf(visitor);
    expect(lead).toMatchObject({ email: visitor.email, ...ATTRIBUTION, landing_page: '/' });
    expect(lead).not.toHaveProperty('product');
    const stored = await page.evaluate(() => Object.keys({ ...sessionStorage, ...localStorage }));
    expect(stored.sort()).toEqual(['lead_attempts', 'lead_attribution', 'popupShown_once']);
    await page.goto('./Privacy-notice');
    for (const name of stored) await expectExplained(page, name);
  });
});
